import Box from '@mui/material/Box'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnconfirmedDays } from '../../domains/shifts/useUnconfirmedDays.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { listedDay } from '../../kit/dates.ts'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useToday } from '../../session/today.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { chipLine, chipStyles } from '../../ui/lists/filterChips.styles.ts'
import { intoSight } from '../../ui/intoSight.ts'

/** The other days on which acts wait to be confirmed: what a phone has kept may come weeks later. */
export function UnconfirmedDays({ day }: { day: Day }) {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const today = useToday()
  const others = useUnconfirmedDays().days.filter((other) => other.day !== day)
  if (others.length === 0) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
        alignItems: 'center',
        columnGap: 1.5,
      }}
    >
      <Box component="span" id={id} sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {t('shifts.decide.otherDays')}
      </Box>
      <Box component="ul" aria-labelledby={id} onFocus={intoSight} sx={{ ...chipLine, my: 0, listStyle: 'none' }}>
        {others.map((other) => (
          <li key={other.day}>
            <ButtonLink {...linkTo(shiftsAddress, { day: other.day, filter: 'unconfirmed' })} color="inherit" sx={chipStyles}>
              {listedDay(other.day, today, language)}
              <Box component="span" sx={{ fontWeight: 700 }}>
                <span className="visually-hidden">, {t('shifts.decide.count', { count: other.actCount })}</span>
                <span aria-hidden="true">{t('shifts.figures.number', { value: other.actCount })}</span>
              </Box>
            </ButtonLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}
