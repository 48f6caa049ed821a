import type { Instant } from '@vigie/contract/kit/time.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../src/platform/postgres/db.ts'
import { projectionColumns, type Projection } from '../../src/domains/clockings/projection.rules.ts'
import type { Reason } from '../people/names.ts'
import { managerEmail } from '../people/users.plan.ts'

/** A service that is not over, or on which an act is to be confirmed, with what its site allows and with what is already in the journal. */
export interface OpenShift extends Projection {
  readonly shiftId: number
  readonly number: string
  readonly siteId: number
  readonly agentId: number
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly canPreClock: boolean
  readonly timeZone: string
  readonly isClockingEnabled: boolean
  readonly canClockByPhone: boolean
  readonly isOutsideAreaRefused: boolean
  readonly perimeterMetres: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** The tablet of the site and its user. */
  readonly deviceId: number | null
  readonly deviceUserId: number | null
  readonly isByCode: boolean | null
  readonly isByNfc: boolean | null
  readonly hasCard: boolean
  readonly agentUserId: number | null
  /** The uuids of its lines, but of answers to verification calls: how often those are made may be changed at any time. */
  readonly recorded: readonly string[]
}

/**
 * The services with an agent that may have something to clock by now. They are held until the transaction ends, so that
 * an act of a person comes before or after, never between.
 */
export const openShifts = (db: Db, now: Instant, noticeMinutes: number): Promise<OpenShift[]> =>
  db.read(
    statement<OpenShift>(
      `select s.shift_id as "shiftId", s.number, s.site_id as "siteId", s.agent_id as "agentId", s.starts_at as "startsAt",
              s.ends_at as "endsAt", s.can_pre_clock as "canPreClock", si.time_zone as "timeZone", ${projectionColumns.map((column) => `s.${column}`).join(', ')},
              si.is_clocking_enabled as "isClockingEnabled", si.can_clock_by_phone as "canClockByPhone",
              si.is_outside_area_refused as "isOutsideAreaRefused", si.perimeter_metres as "perimeterMetres", si.latitude, si.longitude,
              t.device_id as "deviceId", t.user_id as "deviceUserId", t.is_by_code as "isByCode", t.is_by_nfc as "isByNfc",
              exists (select from nfc_cards n where n.company_id = s.company_id and n.agent_id = s.agent_id) as "hasCard",
              (select min(u.user_id) from users u where u.company_id = s.company_id and u.agent_id = s.agent_id) as "agentUserId",
              array(select c.clocking_uuid::text from clockings c where c.company_id = s.company_id and c.shift_id = s.shift_id and c.kind <> 'check') as recorded
         from shifts s
         join sites si on si.company_id = s.company_id and si.site_id = s.site_id
         left join lateral (
           select d.device_id, u.user_id, d.is_by_code, d.is_by_nfc from device_sites l
             join devices d on d.company_id = l.company_id and d.device_id = l.device_id and d.unpaired_at is null
             join users u on u.company_id = d.company_id and u.device_id = d.device_id
            where l.company_id = s.company_id and l.site_id = s.site_id order by l.device_site_id limit 1) t on true
        where s.company_id = $1 and s.agent_id is not null and (s.left_at is null or s.unconfirmed_count > 0) and s.starts_at <= $2
        order by s.shift_id for update of s`,
      [db.companyId, addMinutes(now, noticeMinutes)],
    ),
  )

/** Who forces, and the reasons by their names. */
export async function readOffice(db: Db): Promise<{ managerId: number | null; reasons: ReadonlyMap<string, Reason> }> {
  const [[manager], reasons] = await db.batch(
    statement<{ id: number | null }>('select min(user_id) as id from users where company_id = $1 and email = $2', [
      db.companyId,
      managerEmail,
    ]),
    statement<Reason & { name: string }>(
      `select anomaly_reason_id as id, is_early_leave_accepted as "isEarlyLeaveAccepted", explains, depends_on as "dependsOn", name from anomaly_reasons where company_id = $1`,
      [db.companyId],
    ),
  )
  return { managerId: manager?.id ?? null, reasons: new Map(reasons.map((reason) => [reason.name, reason])) }
}
