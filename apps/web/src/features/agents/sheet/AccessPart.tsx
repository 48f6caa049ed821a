import Box from '@mui/material/Box'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../../theme/palette.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Part } from './Part.tsx'

const tones: Record<NonNullable<AgentDetails['accountState']>, Tone> = { none: 'wait', invited: 'late', active: 'done' }

/** How an agent gets in: its account, and the code that it types at a device. For managers. */
export function AccessPart({ accountState, hasClockingCode }: Pick<AgentDetails, 'accountState' | 'hasClockingCode'>) {
  const { t } = useTranslation()
  if (accountState === null) return null
  return (
    <Part title={t('agents.sheet.account')}>
      <Box component="dl" sx={styles}>
        <dt>{t('agents.sheet.portal')}</dt>
        <dd>
          <Tag tone={tones[accountState]}>{t(`agents.sheet.accountStates.${accountState}`)}</Tag>
        </dd>
        <dt>{t('agents.sheet.code')}</dt>
        <dd>
          <Tag tone={hasClockingCode ? 'done' : 'wait'}>{t(hasClockingCode ? 'agents.sheet.hasCode' : 'agents.sheet.noCode')}</Tag>
        </dd>
      </Box>
    </Part>
  )
}

const styles = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  rowGap: 1,
  '& dd': { m: 0, textAlign: 'end' },
} as const
