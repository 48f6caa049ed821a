import Box from '@mui/material/Box'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nothing as none, only, printShiftsAddress } from '../../../routing/addresses/prints.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { PrintLink } from '../../../ui/paper/PrintButton.tsx'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { Part } from './Part.tsx'

/** Of its title. */
export const planningId = 'agent-planning'

interface MonthPartProps {
  readonly agent: AgentDetails
  readonly month: Month
  readonly thisMonth: Month
  readonly onMonth: (month: Month) => void
  /** Nothing: the sums alone. */
  readonly planning: ReactNode
}

/** A month of an agent: its planning, or how many services and hours it holds. */
export function MonthPart({ agent, month, thisMonth, onMonth, planning }: MonthPartProps) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const exchange = useExchange()
  const bounds = boundsOf(useUser().role, thisMonth, exchange.environment.settings)
  const mayPrint = mayUse(exchange, mayOpen.print)
  const shiftCount = agent.monthShiftCount ?? 0
  const sum =
    shiftCount === 0
      ? t('agents.sheet.monthNone')
      : [t('agents.sheet.monthShifts', { count: shiftCount }), duration(agent.monthMinutes ?? 0)].join(' · ')
  return (
    <Part
      id={planningId}
      title={t('agents.sheet.planning')}
      aside={
        <Box sx={{ display: 'flex', gap: 1.25, minWidth: 0, width: { xs: '100%', sm: 'auto' }, '& > [role="group"]': { flex: 1 } }}>
          <MonthPicker
            label={t('agents.sheet.month')}
            value={month}
            thisMonth={thisMonth}
            bounds={bounds ? { min: bounds.first, max: bounds.last } : {}}
            onChange={onMonth}
          />
          {mayPrint && <PrintLink {...linkTo(printShiftsAddress, { month, sites: none, agents: only(agent.id), list: 'agents' })} />}
        </Box>
      }
    >
      {planning || (
        <Box component="p" aria-live="polite" sx={{ m: 0, color: 'text.secondary' }}>
          {sum}
        </Box>
      )}
    </Part>
  )
}
