import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { shiftColumns, shiftTables, shiftTablesOfAgent, type ShiftRow } from '../../shifts/shifts.columns.ts'

// Around now: a shift of 24 hours that began a day and a half ago may still be clocked or has been today, and the longest
// window opens twelve hours ahead.
const around = (now: string) => `s.starts_at >= ${now}::timestamptz - interval '36 hours'
  and s.starts_at < ${now}::timestamptz + interval '14 hours' and si.is_clocking_enabled`

/** Of some sites, those where clocking is on. */
export const shiftsToListAtSites = (db: Db, siteIds: readonly number[], now: Instant) =>
  statement<ShiftRow>(
    `select ${shiftColumns} from ${shiftTables}
      where s.company_id = $1 and s.site_id = any($2) and ${around('$3')} and s.agent_id is not null
      order by s.starts_at, s.shift_id limit 500`,
    [db.companyId, siteIds, now],
    { usesCustomPlan: true },
  )

/** One agent's, of published months. */
export const shiftsToListOfAgent = (db: Db, agentId: number, now: Instant) =>
  statement<ShiftRow>(
    `select ${shiftColumns} from ${shiftTablesOfAgent}
      where s.company_id = $1 and s.agent_id = $2 and ${around('$3')} and sm.published_at is not null
      order by s.starts_at, s.shift_id limit 50`,
    [db.companyId, agentId, now],
  )

/** The company's, as many as GET /services answers at once. */
export const shiftsToListOfCompany = (db: Db, now: Instant) =>
  statement<ShiftRow>(
    `select ${shiftColumns} from ${shiftTables}
      where s.company_id = $1 and ${around('$2')} and s.agent_id is not null
      order by s.starts_at, s.shift_id limit 5000`,
    [db.companyId, now],
  )
