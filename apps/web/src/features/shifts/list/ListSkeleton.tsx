import { useTranslation } from 'react-i18next'
import { TableSkeleton } from '../../../ui/lists/skeletons.tsx'
import { shiftsStyles } from './shiftsTable.styles.ts'

const named = ['state', 'agent', 'site', 'planned'] as const
const columns = [...named, 'timeline', 'act'] as const

/** The table's own head and columns, so that only the words are missing. */
export function ListSkeleton() {
  const { t } = useTranslation()
  const head = named.map((name) => <div key={name}>{t(`shifts.columns.${name}`)}</div>)
  return <TableSkeleton styles={shiftsStyles} columns={columns} head={head} tagged="state" />
}
