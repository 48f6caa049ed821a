import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ImportOutcome } from '@vigie/contract/imports/imports.ts'
import { firstDayOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { capital, writtenDay } from '../../kit/dates.ts'
import { publicationsAddress } from '../../routing/addresses/schedules.ts'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useToday } from '../../session/today.ts'
import { figures } from '../../theme/augment.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'

interface DoneMonthsProps {
  readonly months: ImportOutcome['months']
  readonly canPublish: boolean
  readonly canSeeShifts: boolean
}

/** Each month of the import, with what can be done next in it; the one with most shifts first in sight. */
export function DoneMonths({ months, canPublish, canSeeShifts }: DoneMonthsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const largest = Math.max(...months.map(({ shiftCount }) => shiftCount))
  const dayIn = (month: Month): Day => (monthOf(today) === month ? today : firstDayOf(month))
  return (
    <Box component="ul" aria-label={t('imports.done.months')} sx={list}>
      {months.map(({ month, shiftCount }) => {
        const name = writtenDay(firstDayOf(month), language, 'month')
        return (
          <Box component="li" key={month}>
            <Box sx={{ minWidth: 0, textAlign: 'start' }}>
              <Typography sx={{ fontFamily: figures, fontWeight: 600 }}>{capital(name)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t('imports.counted.shifts', { count: shiftCount })}
              </Typography>
            </Box>
            <Box sx={acts}>
              {canSeeShifts && (
                <ButtonLink
                  {...linkTo(shiftsAddress, { day: dayIn(month) })}
                  variant="text"
                  aria-label={t('imports.done.services', { month: name })}
                >
                  {t('imports.done.see')}
                </ButtonLink>
              )}
              {canPublish && (
                <ButtonLink
                  {...linkTo(publicationsAddress, { month })}
                  variant={shiftCount === largest ? 'contained' : 'outlined'}
                  {...(shiftCount !== largest && { color: 'inherit' as const })}
                >
                  {t('imports.done.publish', { month: name })}
                </ButtonLink>
              )}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

/** Beside the month where there is room, below it as wide as it on a phone. */
const acts = { display: { xs: 'flex', sm: 'contents' }, flexDirection: 'column-reverse', gap: 1 } as const

const list = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  width: '100%',
  maxWidth: 620,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  // The acts of all months stand under each other, whatever their months are called.
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto auto' },
  '& > li': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center', gap: 1, px: 2, py: 1.25 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const
