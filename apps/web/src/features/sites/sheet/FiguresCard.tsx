import Box from '@mui/material/Box'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import type { SiteSheet } from '@vigie/contract/sites/sites.sheet.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { siteScheduleAddress } from '../../../routing/addresses/schedules.ts'
import { shiftsAddress } from '../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { figures } from '../../../theme/augment.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { CalendarIcon, ClockIcon } from '../../../ui/icons.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { SheetCard } from '../../../records/SheetCard.tsx'

/** The month in four figures, with the ways to its schedule and to the services of the day. */
export function FiguresCard({ sheet, month }: { sheet: SiteSheet; month: Month }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { duration } = useTimeWords()
  const exchange = useExchange()
  const { figures: counted, site } = sheet
  const number = (value: number) => t('shifts.figures.number', { value })
  const shown = counted && [
    { name: 'shifts' as const, value: number(counted.shiftCount), isHot: false },
    { name: 'unassigned' as const, value: number(counted.unassignedCount), isHot: counted.unassignedCount > 0 },
    { name: 'agents' as const, value: number(counted.agentCount), isHot: false },
    {
      name: 'hours' as const,
      value: counted.plannedMinutes === 0 ? t('shifts.hours', { hours: 0 }) : duration(counted.plannedMinutes),
      isHot: false,
    },
  ]
  return (
    <SheetCard title={capital(writtenDay(firstDayOf(month), language, 'month'))}>
      {shown ? (
        <Box sx={{ containerType: 'inline-size' }}>
          <Box component="dl" sx={grid}>
            {shown.map(({ name, value, isHot }) => (
              <Box key={name} sx={{ display: 'grid', minWidth: 0 }}>
                <Box component="dt" sx={{ order: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {t(`sites.figures.${name}`)}
                </Box>
                <Box component="dd" sx={[figureStyles, isHot && { color: 'tone.missing.ink' }]}>
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('sites.figures.hidden')}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {mayUse(exchange, mayOpen.siteSchedule) && (
          <ButtonLink
            {...linkTo(siteScheduleAddress, { siteId: site.id, month })}
            variant="outlined"
            color="inherit"
            startIcon={<CalendarIcon />}
          >
            {t('sites.sheet.schedule')}
          </ButtonLink>
        )}
        {mayUse(exchange, mayOpen.services) && (
          <ButtonLink {...linkTo(shiftsAddress, { siteId: site.id })} variant="outlined" color="inherit" startIcon={<ClockIcon />}>
            {t('sites.sheet.services')}
          </ButtonLink>
        )}
      </Box>
    </SheetCard>
  )
}

/** Four in a line where the longest word of any language has room, else two and two: never three and one. */
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: 2,
  m: 0,
  '@container (min-width: 32rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
} as const
const figureStyles = { m: 0, fontFamily: figures, fontWeight: 700, fontSize: '1.5rem', lineHeight: 1.2, letterSpacing: '-0.02em' } as const
