import { TableSkeleton } from '../../../ui/lists/skeletons.tsx'
import { agentsStyles } from './agentsTable.styles.ts'

const whole = ['name', 'number', 'card', 'skills', 'contract', 'hours'] as const
const limited = ['name', 'card', 'cardNumber', 'skills'] as const

/** The table's own columns, so that only the words are missing. */
export const AgentsSkeleton = ({ hasRights }: { hasRights: boolean }) => (
  <TableSkeleton styles={agentsStyles(hasRights)} columns={hasRights ? whole : limited} tagged="card" />
)
