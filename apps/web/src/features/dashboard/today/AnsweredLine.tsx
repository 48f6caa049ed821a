import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { missionsAddress } from '../../../routing/addresses/missions.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { BoxLink } from '../../../ui/links/BoxLink.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { nowList } from './now.styles.ts'

/** How many missions somebody said yes to, and the one click to giving them. */
export function AnsweredLine({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Box component="ul" aria-label={t('dashboard.now.answeredList')} sx={nowList}>
        <li>
          <BoxLink className="row" {...linkTo(missionsAddress, { state: 'answered' })} sx={columns}>
            <span className="tag">
              <Tag tone="late">{t('missions.states.answered')}</Tag>
            </span>
            <span className="two">
              <b>{t('dashboard.now.answered', { count })}</b>
              <small>{t('dashboard.now.answeredText')}</small>
            </span>
            <Box component="b" className="act" sx={{ color: 'primary.readable' }}>
              {t('shifts.mission.give')}
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
