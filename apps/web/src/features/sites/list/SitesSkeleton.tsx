import { useTranslation } from 'react-i18next'
import { TableSkeleton } from '../../../ui/lists/skeletons.tsx'
import { sitesStyles } from './sitesTable.styles.ts'

const columns = ['site', 'client', 'town', 'count all', 'count'] as const
const fills = [72, 80, 54, 30, 46]
const fillOf = (row: number, column: number) => fills[(row + column) % fills.length]!

/** The table's own head and columns, so that only the words are missing. */
export function SitesSkeleton() {
  const { t } = useTranslation()
  const names = [t('sites.columns.site'), t('sites.columns.client'), t('sites.columns.town'), t('sites.columns.shifts')]
  const head = columns.map((name, column) => (
    <div key={name} className={name}>
      {names[column] ?? t('sites.columns.unassigned')}
    </div>
  ))
  return <TableSkeleton styles={sitesStyles} columns={columns} head={head} fillOf={fillOf} />
}
