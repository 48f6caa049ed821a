import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { countAbsences } from '@vigie/contract/absences/absences.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { absencesAddress } from '../../routing/addresses/absences.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useToday } from '../../session/today.ts'
import { TextLink } from '../../ui/links/TextLink.tsx'
import { AddAbsence } from './AddAbsence.tsx'

/** On an agent's sheet: its days away this year, by kind, and the way to record another absence. */
export function AgentAbsences({ agent }: { agent: { readonly id: number; readonly name: string } }) {
  const { t } = useTranslation()
  const year = Number(useToday().slice(0, 4))
  const { data } = useAsk(countAbsences, { agentId: agent.id, year })
  return (
    <>
      {data?.types.length === 0 && <Typography color="textSecondary">{t('agents.sheet.noAbsences')}</Typography>}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {data?.types.map(({ typeName, days }) => (
          <Box key={typeName} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', '& dd': { m: 0, flex: 'none' } }}>
            <dt>{typeName}</dt>
            <dd>{t('agents.sheet.absenceDays', { count: days })}</dd>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <AddAbsence agent={agent} />
        <TextLink {...linkTo(absencesAddress, { agentId: agent.id })}>{t('agents.sheet.allAbsences')}</TextLink>
      </Box>
    </>
  )
}
