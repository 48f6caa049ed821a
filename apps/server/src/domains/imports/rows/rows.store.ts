import type { Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

export interface KeyPage {
  /** The key of the last row before; empty: from the first on. */
  readonly after: string
  readonly limit: number
}
interface Key {
  readonly key: string
}

// The keys of a kind in their order. Archived agents have left: neither they nor their contracts are written.

export const siteKeys = (db: Db, { after, limit }: KeyPage) =>
  statement<Key>('select code as key from sites where company_id = $1 and code > $2 order by code limit $3', [db.companyId, after, limit])

export const agentKeys = (db: Db, { after, limit }: KeyPage) =>
  statement<Key>(
    `select employee_number as key from agents where company_id = $1 and employee_number > $2 and archived_on is null
      order by employee_number limit $3`,
    [db.companyId, after, limit],
  )

export const contractKeys = (db: Db, { after, limit }: KeyPage) =>
  statement<Key>(
    `select k.number as key from contracts k join agents a on a.company_id = k.company_id and a.agent_id = k.agent_id
      where k.company_id = $1 and k.number > $2 and a.archived_on is null order by k.number limit $3`,
    [db.companyId, after, limit],
  )

export const shiftKeys = (db: Db, month: Month, { after, limit }: KeyPage) =>
  statement<Key>('select number as key from shifts where company_id = $1 and month = $4 and number > $2 order by number limit $3', [
    db.companyId,
    after,
    limit,
    month,
  ])
