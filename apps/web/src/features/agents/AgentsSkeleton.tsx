import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card.tsx'
import { rowRem, tableLook } from './tableLook.ts'

const whole = ['name', 'number', 'card', 'skills', 'contract', 'hours'] as const
const limited = ['name', 'card', 'cardNumber', 'skills'] as const
/** Percent of a column that a row's text fills. */
const fills = [62, 80, 54, 71, 66, 90]

/** The table's own columns, so that only the words are missing. */
export function TableSkeleton({ hasRights }: { hasRights: boolean }) {
  const { t } = useTranslation()
  const columns = hasRights ? whole : limited
  return (
    <Card component="output" aria-label={t('common.loading')} sx={[{ display: 'block' }, tableLook(hasRights)]}>
      <div className="head" />
      <div className="rows" style={{ height: `${12 * rowRem}rem` }}>
        {Array.from({ length: 12 }, (_, row) => (
          <div key={row} className="row" style={{ transform: `translateY(${row * rowRem}rem)` }}>
            {columns.map((name, column) => (
              <div key={name} className={name}>
                <Skeleton
                  variant={name === 'card' ? 'rounded' : 'text'}
                  width={`${fills[(row + column * 2) % fills.length]}%`}
                  height={20}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Card>
  )
}

/** Cards of a phone's size. */
export function CardsSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('common.loading')} sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={84} />
      ))}
    </Box>
  )
}
