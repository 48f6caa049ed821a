import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import { firstDayOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { AgentPhoto } from './AgentPhoto.tsx'
import type { AgentWords } from '../words.ts'

interface AgentHeadProps {
  readonly agent: AgentDetails
  /** Its picture too. */
  readonly canEdit: boolean
  readonly words: AgentWords
  /** The first day of its first contract. */
  readonly enteredOn?: Day | null
  /** How many services it has in it. */
  readonly month?: Month
  readonly actions?: ReactNode
}

/** Who it is: picture or initials, name, state, number, and what must be known at once. */
export function AgentHead({ agent, canEdit, words, enteredOn = null, month, actions }: AgentHeadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const count = agent.monthShiftCount
  const known = [
    agent.employeeNumber && t('agents.sheet.number', { number: agent.employeeNumber }),
    agent.partnerName && t('agents.sheet.partner', { name: agent.partnerName }),
    enteredOn && t('agents.sheet.entered', { day: words.day(enteredOn) }),
    month !== undefined &&
      count !== null &&
      t('agents.sheet.servicesIn', { count, month: writtenDay(firstDayOf(month), language, 'monthAlone') }),
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        <AgentPhoto agent={agent} canEdit={canEdit} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {agent.name}
            </Typography>
            <State agent={agent} words={words} />
          </Box>
          {known.length > 0 && <Box sx={{ mt: 0.25, color: 'text.secondary' }}>{known.join(' · ')}</Box>}
        </Box>
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  )
}

/** Whether it works here: null of one whose contracts the reader is not told of. */
function State({ agent: { archivedOn, hasActiveContract }, words }: Pick<AgentHeadProps, 'agent' | 'words'>) {
  const { t } = useTranslation()
  if (archivedOn !== null) return <Tag tone="night">{t('agentFile.archive.archived', { day: words.day(archivedOn) })}</Tag>
  if (hasActiveContract === null) return null
  return <Tag tone={hasActiveContract ? 'done' : 'wait'}>{t(hasActiveContract ? 'agents.sheet.active' : 'agents.noContract')}</Tag>
}
