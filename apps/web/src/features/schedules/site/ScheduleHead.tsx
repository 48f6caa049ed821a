import Box from '@mui/material/Box'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { only, printShiftsAddress } from '../../../routing/addresses/prints.ts'
import type { SiteScheduleView } from '../../../routing/addresses/schedules.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import type { Choice } from '../../../ui/fields/choices/choices.tsx'
import { Combobox } from '../../../ui/fields/choices/Combobox.tsx'
import { PrintButton, PrintLink } from '../../../ui/paper/PrintButton.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { TitleLine } from '../../../ui/page/TitleLine.tsx'
import type { Window } from '../../../domains/schedules/calendarDays.ts'
import { ScheduleTime } from './ScheduleTime.tsx'
import { turnTo } from './turnTo.rules.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

interface ScheduleHeadProps {
  readonly title: string
  /** What is in it, in words; null while it is on its way. */
  readonly counted: string | null
  readonly isCounting: boolean
  readonly zone: string | null
  readonly view: SiteScheduleView
  readonly today: Day
  readonly bounds: Window | null
  /** Null where there is nothing to choose among. */
  readonly sites: readonly Choice[] | null
  readonly siteId: number | null
  readonly onChange: (changes: Partial<SiteScheduleView>) => void
}

/** Whose schedule it is, how much is in it, and the ways to other views, times and sites. */
export function ScheduleHead({ title, counted, isCounting, zone, view, today, bounds, sites, siteId, onChange }: ScheduleHeadProps) {
  const { t } = useTranslation()
  // A month is printed as sheets; a week, and what other readers see of a month, by the browser.
  const mayPrint = mayUse(useExchange(), mayOpen.print)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle
        title={title}
        text={
          <TitleLine isComing={counted === null && isCounting} width={260} phoneLines={zone ? 2 : 1}>
            {counted}
            {zone && <b>{t('schedules.site.zone', { zone })}</b>}
          </TitleLine>
        }
        actions={
          sites && (
            <Box sx={{ width: { xs: 'calc(100vw - 32px)', sm: 280 } }}>
              <Combobox
                isFilter
                label={t('schedules.site.find')}
                choices={sites}
                value={siteId}
                onChange={(id) => id !== null && onChange({ siteId: id, shiftId: null })}
                placeholder={t('schedules.site.find')}
                noChoice={t('schedules.site.noSite')}
                open={t('schedules.site.openSites')}
                clear={t('schedules.site.clearSite')}
              />
            </Box>
          )
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        <ViewSwitch value={view.name} onChange={(name) => onChange(turnTo(name, view, today))} />
        <ScheduleTime view={view} today={today} bounds={bounds} onChange={onChange} />
        {mayPrint && view.name === 'month' && siteId !== null ? (
          <PrintLink {...linkTo(printShiftsAddress, { month: view.month, sites: only(siteId) })} isAtEnd />
        ) : (
          <PrintButton isReady={counted !== null} isMain={view.name === 'pHebdo'} />
        )}
      </Box>
    </Box>
  )
}
