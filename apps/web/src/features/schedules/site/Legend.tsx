import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { CalendarLegend } from '../../../domains/schedules/CalendarLegend.tsx'
import { forcedColours, forcedInk } from '../../../theme/forced.ts'
import { markStyles } from './bar.styles.ts'
import { marks } from './marks.ts'
import type { Column } from './useSiteSchedule.ts'

/** What colours and signs mean, and the holidays of what is shown by name. */
export function Legend({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const holidays = columns.flatMap(({ day, holiday }) => (holiday === null ? [] : [{ day, holiday }]))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 20px', alignItems: 'center', typography: 'caption', color: 'text.secondary' }}>
      <CalendarLegend />
      <Box
        component="ul"
        aria-label={t('schedules.site.marksTitle')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 14px', m: 0, p: 0, listStyle: 'none' }}
      >
        {marks.map((mark) => (
          <Box key={mark} component="li" sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
            <Box
              aria-hidden="true"
              sx={{
                width: 10,
                height: 10,
                bgcolor: `tone.${markStyles[mark].tone}.ink`,
                clipPath: markStyles[mark].clipPath,
                [forcedColours]: forcedInk,
              }}
            />
            {t(`schedules.site.marks.${mark}`)}
          </Box>
        ))}
      </Box>
      {holidays.map(({ day, holiday }) => (
        <Box key={day} component="span" sx={{ color: 'group.holiday.ink' }}>
          {t('schedules.site.holidayOn', { day: writtenDay(day, language, 'short'), holiday })}
        </Box>
      ))}
    </Box>
  )
}
