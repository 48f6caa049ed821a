import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { monthOf, type Month } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useExchange, useUser } from '../../../session/store.ts'
import { useToday } from '../../../session/today.ts'
import { KeysButton } from '../../../ui/lists/KeysButton.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { TitleLine } from '../../../ui/page/TitleLine.tsx'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'

interface AgentsHeadProps {
  readonly month: Month
  /** Undefined while it is on its way. */
  readonly total: number | undefined
  readonly hasRights: boolean
  readonly onMonth: (month: Month) => void
  readonly onHelp: (() => void) | undefined
  /** Takes the list along. */
  readonly export: ReactNode
}

/** How many agents there are, and the way to other months. */
export function AgentsHead({ month, total, hasRights, onMonth, onHelp, export: exporting }: AgentsHeadProps) {
  const { t } = useTranslation()
  const { environment } = useExchange()
  const { role } = useUser()
  const thisMonth = monthOf(useToday())
  const bounds = boundsOf(role, thisMonth, environment.settings)
  const text =
    total !== undefined && [t('agents.count', { count: total }), !hasRights && t('agents.clientText')].filter(Boolean).join(' · ')
  return (
    <PageTitle
      title={t('shell.titles.agents')}
      text={<TitleLine phoneLines={hasRights ? 1 : 2}>{text}</TitleLine>}
      actions={
        <>
          <MonthPicker
            label={t('agents.month')}
            value={month}
            thisMonth={thisMonth}
            bounds={bounds ? { min: bounds.first, max: bounds.last } : {}}
            onChange={onMonth}
          />
          {exporting}
          <KeysButton onHelp={onHelp} />
        </>
      }
    />
  )
}
