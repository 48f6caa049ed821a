import { firstDayOf, monthOf, type Month } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { useToday } from '../../../session/today.ts'
import { KeysButton } from '../../../ui/lists/KeysButton.tsx'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { TitleLine } from '../../../ui/page/TitleLine.tsx'
import type { MonthCounts } from './counts.ts'

interface SitesHeadProps {
  readonly month: Month
  /** Undefined while they are on their way; null where they will not come. */
  readonly counts: MonthCounts | null | undefined
  readonly onMonth: (month: Month) => void
  /** Shows what the keyboard does; where there is a keyboard. */
  readonly onHelp: (() => void) | undefined
  /** Takes the list along. */
  readonly export: ReactNode
}

/** The month, how much of the company works in it, and the way to other months. */
export function SitesHead({ month, counts, onMonth, onHelp, export: exporting }: SitesHeadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const thisMonth = monthOf(useToday())
  const named = capital(writtenDay(firstDayOf(month), language, 'month'))
  const counted = counts &&
    counts.all > 0 && [
      t('sites.activeOf', { count: counts.inMonth, all: counts.all }),
      // Where nothing is planned, nothing is assigned.
      ...(counts.unassigned > 0
        ? [t('sites.unassignedSites', { count: counts.unassigned })]
        : counts.inMonth > 0
          ? [t('sites.allAssigned')]
          : []),
    ]
  return (
    <PageTitle
      title={t('sites.title')}
      text={
        <TitleLine isComing={counts === undefined} width={260} phoneLines={2}>
          {[named, ...(counted || [])].join(' · ')}
        </TitleLine>
      }
      actions={
        <>
          <MonthPicker label={t('sites.month')} value={month} thisMonth={thisMonth} onChange={onMonth} />
          {exporting}
          <KeysButton onHelp={onHelp} />
        </>
      }
    />
  )
}
