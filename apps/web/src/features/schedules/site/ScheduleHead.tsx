import Box from '@mui/material/Box'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import type { SiteScheduleView } from '../../../routing/addresses/schedules.ts'
import type { Choice } from '../../../ui/fields/choices/choices.tsx'
import { Combobox } from '../../../ui/fields/choices/Combobox.tsx'
import { PrintButton } from '../../../ui/paper/PrintButton.tsx'
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
        <PrintButton isReady={counted !== null} isMain={view.name === 'pHebdo'} />
      </Box>
    </Box>
  )
}
