import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useDemandCounts } from '../../../domains/demands/useDemandCounts.ts'
import { useWaited } from '../../../domains/demands/useWaited.ts'
import { waitsTooLong } from '../../../domains/demands/waited.rules.ts'
import { demandsAddress } from '../../../routing/addresses/demands.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useNow } from '../../../session/useNow.ts'
import { BoxLink } from '../../../ui/links/BoxLink.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { nowList } from './now.styles.ts'

/** How many demands wait for an answer, since when the oldest does, and the one click to them; nothing where none does. */
export function DemandsLine() {
  const { t } = useTranslation()
  const { data } = useDemandCounts()
  const now = useNow(60)
  const waited = useWaited()
  if (!data || data.open === 0) return null
  const { open, oldestAt } = data
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Box component="ul" aria-label={t('dashboard.now.demandsList')} sx={nowList}>
        <li>
          <BoxLink className="row" {...linkTo(demandsAddress)} sx={columns}>
            <span className="tag">
              <Tag tone={oldestAt && waitsTooLong(oldestAt, now) ? 'late' : 'run'}>{t('shell.titles.demands')}</Tag>
            </span>
            <span className="two">
              <b>{t('dashboard.now.demands', { count: open })}</b>
              {oldestAt && <small>{t('demands.oldest', { span: waited(oldestAt) })}</small>}
            </span>
            <Box component="b" className="act" sx={{ color: 'primary.readable' }}>
              {t('dashboard.now.answer')}
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
