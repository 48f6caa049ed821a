import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card.tsx'
import { rowRem, tableLook } from './tableLook.ts'

const columns = ['site', 'client', 'town', 'count all', 'count'] as const
/** Percent of a column that a row's text fills. */
const fills = [72, 80, 54, 30, 46]

/** The table's own head and columns, so that only the words are missing. */
export function TableSkeleton() {
  const { t } = useTranslation()
  const names = [t('sites.columns.site'), t('sites.columns.client'), t('sites.columns.town'), t('sites.columns.shifts')]
  return (
    <Card component="output" aria-label={t('common.loading')} sx={[{ display: 'block' }, tableLook]}>
      <div className="head">
        {columns.map((name, column) => (
          <div key={name} className={name}>
            {names[column] ?? t('sites.columns.unassigned')}
          </div>
        ))}
      </div>
      <div className="rows" style={{ height: `${12 * rowRem}rem` }}>
        {Array.from({ length: 12 }, (_, row) => (
          <div key={row} className="row coming" style={{ transform: `translateY(${row * rowRem}rem)` }}>
            {columns.map((name, column) => (
              <div key={name} className={name}>
                <Skeleton variant="text" width={`${fills[(row + column) % fills.length]}%`} height={20} />
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
        <Skeleton key={card} variant="rounded" height={108} />
      ))}
    </Box>
  )
}
