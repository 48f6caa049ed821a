import Button from '@mui/material/Button'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import type { SiteViewName } from '../../../routing/addresses/schedules.ts'
import { sitesAddress } from '../../../routing/addresses/sites.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'
import type { Window } from '../../../domains/schedules/calendarDays.ts'

const inCard = { minHeight: '26rem', display: 'grid', alignContent: 'center' } as const

/** Nothing is planned: what a manager can do about it, and what others may expect. */
export function EmptySchedule({ view }: { view: SiteViewName }) {
  const { t } = useTranslation()
  const exchange = useExchange()
  const mayImport = mayUse(exchange, mayOpen.imports)
  return (
    <Card sx={inCard}>
      <EmptyState
        title={view === 'month' ? t('schedules.site.empty.month') : t('schedules.site.empty.week')}
        text={mayImport ? t('schedules.site.empty.text') : t('schedules.site.empty.readerText')}
        action={
          mayImport && (
            <ButtonLink to="/import" variant="outlined" color="inherit">
              {t('schedules.site.empty.import')}
            </ButtonLink>
          )
        }
      />
    </Card>
  )
}

/** No site stands in the address, and none goes without saying: a manager finds one in the list, a client has none yet. */
export function NoSiteChosen() {
  const { t } = useTranslation()
  const mayList = mayUse(useExchange(), mayOpen.managerSites)
  const toList = (
    <ButtonLink {...linkTo(sitesAddress)} variant="contained">
      {t('sites.sheet.toList')}
    </ButtonLink>
  )
  return (
    <Card sx={inCard}>
      {mayList ? (
        <EmptyState title={t('schedules.site.choose')} text={t('schedules.site.chooseText')} action={toList} />
      ) : (
        <EmptyState title={t('sites.empty.own')} text={t('sites.empty.client')} />
      )}
    </Card>
  )
}

interface OutsideWindowProps {
  readonly window: Window
  readonly back: Month
  readonly onBack: () => void
}

/** A month that the reader's window does not hold: which it holds, and the way back into it. */
export function OutsideWindow({ window, back, onBack }: OutsideWindowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const written = (month: Month) => writtenDay(firstDayOf(month), language, 'month')
  return (
    <Card sx={inCard}>
      <EmptyState
        title={t('schedules.site.outside.title')}
        text={t('schedules.site.outside.text', { first: written(window.first), last: written(window.last) })}
        action={
          <Button variant="contained" onClick={onBack}>
            {t('schedules.site.outside.back', { month: written(back) })}
          </Button>
        }
      />
    </Card>
  )
}
