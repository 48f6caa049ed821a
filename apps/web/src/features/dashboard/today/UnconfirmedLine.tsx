import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { UnconfirmedDay } from '../../../domains/shifts/useUnconfirmedDays.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay, writtenDays } from '../../../kit/dates.ts'
import { shiftsAddress } from '../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { BoxLink } from '../../../ui/links/BoxLink.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { nowList } from './now.styles.ts'

/** How many acts wait to be confirmed, of whichever day, and the one click to them: to the oldest, whose filter names the others. */
export function UnconfirmedLine({ days }: { days: readonly UnconfirmedDay[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const count = days.reduce((sum, { actCount }) => sum + actCount, 0)
  const when = first === last ? writtenDay(first.day, language, 'whole') : writtenDays(first.day, last.day, language)
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Box component="ul" aria-label={t('dashboard.now.unconfirmedList')} sx={nowList}>
        <li>
          <BoxLink className="row" {...linkTo(shiftsAddress, { day: first.day, filter: 'unconfirmed' })} sx={columns}>
            <span className="tag">
              <Tag tone="late">{t('shifts.states.unconfirmed')}</Tag>
            </span>
            <span className="two">
              <b>{t('dashboard.now.unconfirmed', { count })}</b>
              <small>{when}</small>
            </span>
            <Box component="b" className="act" sx={{ color: 'primary.readable' }}>
              {t('shifts.actions.confirm')}
            </Box>
          </BoxLink>
        </li>
      </Box>
    </Card>
  )
}

const columns = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr) max-content' },
  '& .act': { display: { xs: 'none', md: 'block' } },
} as const
