import { readBackups } from '@vigie/contract/companies/companies.backups.ts'
import { handle } from '../../kit/handle.ts'

/** Backups are of the installation: every company on it is told the same. */
export const handlers = [
  handle(readBackups, async ({ installation: { backups }, now }) => backups?.status(now) ?? { trouble: null, endedAt: null }),
]
