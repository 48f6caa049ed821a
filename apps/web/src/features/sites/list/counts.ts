import type { listSites } from '@vigie/contract/sites/sites.ts'
import type { Output } from '@vigie/contract/kit/call.ts'

/** How many sites each choice of the month has. */
export type MonthCounts = NonNullable<Output<typeof listSites>['counts']>
