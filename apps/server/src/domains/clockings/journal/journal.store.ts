import type { JournalLine, PhoneSite, RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { mostUnconfirmed } from '@vigie/contract/clockings/clockings.journal.rules.ts'
import type { ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import type { RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { rowByKey, statement, type Db } from '../../../platform/postgres/db.ts'
import { readPlaceColumns, type readPlaceOf, type ReadPlaceRow } from '../read-place.ts'
import type { Act } from '../clockings.rules.ts'
import type { Proof } from './journal.proof.ts'
import { isAfterGap, shiftColumns, shiftTables, type ShiftRow } from '../../shifts/shifts.columns.ts'

/** How one line of a journal ended. */
export interface Entry {
  readonly line: JournalLine
  /** What it says that it is; null: nothing. */
  readonly kind: Act | null
  /** Where it was placed. */
  readonly happenedAt: Instant
  readonly proof: Proof
  readonly refused: { readonly code: RefusalCode; readonly values: Readonly<Record<string, string | number>> } | null
}
export interface Entries {
  readonly deviceUuid: string
  readonly userId: number
  readonly now: Instant
  readonly entries: readonly Entry[]
}
/**
 * Notes which acts have come, each in the sequence of whoever has proven it. One that was refused before may be recorded now, and what
 * nobody has proven never takes the place of what somebody has. A row for each that says something new.
 */
export const noteEntries = (db: Db, { deviceUuid, userId, now, entries }: Entries) =>
  statement<{ clockingUuid: string }>(
    `insert into journal_entries (company_id, clocking_uuid, device_uuid, device_seq, device_at, shift_id, user_id, refused_code,
                                  refused_values, received_at, sequence_uuid, pairing_id, is_proven, is_proof_partial, kind,
                                  happened_at)
     select $1, e.uuid, $2, e.seq, e.at, s.shift_id, $3, e.code, e.values, $4, e.sequence, e.pairing, e.proven, e.partial, e.kind,
            e.happened
       from jsonb_to_recordset($5::jsonb) as e (uuid uuid, seq int, at timestamptz, shift int, code text, values jsonb, sequence uuid,
                                                pairing int, proven boolean, partial boolean, kind text, happened timestamptz)
       left join ${rowByKey('shifts', 's', 'k.shift_id = e.shift')}
     on conflict (company_id, clocking_uuid) do update
       set refused_code = excluded.refused_code, refused_values = excluded.refused_values, shift_id = excluded.shift_id,
           device_uuid = excluded.device_uuid, device_seq = excluded.device_seq, device_at = excluded.device_at,
           user_id = excluded.user_id, sequence_uuid = excluded.sequence_uuid, pairing_id = excluded.pairing_id,
           is_proven = excluded.is_proven, is_proof_partial = excluded.is_proof_partial, kind = excluded.kind,
           happened_at = excluded.happened_at
       where journal_entries.refused_code is not null and (excluded.is_proven or not journal_entries.is_proven)
         and (journal_entries.user_id = excluded.user_id or excluded.refused_code is null)
     returning clocking_uuid as "clockingUuid"`,
    [
      db.companyId,
      deviceUuid,
      userId,
      now,
      JSON.stringify(
        entries.map(({ line, kind, happenedAt, proof, refused }) => ({
          uuid: line.clockingUuid,
          seq: line.deviceSeq,
          at: line.deviceAt,
          shift: line.shiftId ?? line.id ?? null,
          code: refused?.code ?? null,
          values: refused?.values ?? null,
          sequence: proof.sequenceUuid,
          pairing: proof.pairingId,
          proven: proof.isProven,
          partial: proof.isPartial,
          kind,
          happened: happenedAt,
        })),
      ),
    ],
  )

/** A line as it is stored: what became of one that is to be confirmed is said by another line. */
export type ShiftLine = Omit<RecordedLine, keyof Decided | keyof ReturnType<typeof readPlaceOf>> &
  ReadPlaceRow & { readonly kind: ClockingKind }
type Decided = Pick<RecordedLine, 'doubtMessage' | 'decision' | 'decidedAt' | 'decidedBy' | 'decisionComment'>

/** The lines of a shift in the order of its site's chain. A gap: the number before is missing in the device's sequence. */
export const linesOfShift = (db: Db, shiftId: number) =>
  statement<ShiftLine>(
    `select c.clocking_uuid as "clockingUuid", c.kind, c.way, c.verdict, c.happened_at as "happenedAt",
            (c.happened_at at time zone si.time_zone)::text as "happenedLocal", c.recorded_at as "recordedAt",
            c.device_at as "deviceAt", c.drift_seconds as "driftSeconds", nullif(d.name, '') as "deviceName",
            c.is_offline as "isOffline", c.is_forced as "isForced", c.is_outside_area as "isOutsideArea",
            ${readPlaceColumns},
            case when u.role = 'clocking_device' then null else u.last_name || ' ' || u.first_name end as "authorName",
            r.name as "reasonName", x.comment,
            coalesce(e.came_after_gap and ${isAfterGap}, false) as "isAfterGap",
            coalesce(e.is_proof_partial, false) as "isProofPartial",
            c.anchor_at as "anchorAt", c.elapsed_seconds as "elapsedSeconds", c.doubt, c.about_uuid as "aboutUuid"
       from clockings c
       join sites si on si.company_id = c.company_id and si.site_id = c.site_id
       left join ${rowByKey('devices', 'd', 'k.device_id = c.device_id')}
       left join ${rowByKey('users', 'u', 'k.user_id = c.user_id')}
       left join ${rowByKey('anomaly_reasons', 'r', 'k.anomaly_reason_id = c.anomaly_reason_id')}
       left join ${rowByKey('clocking_details', 'x', 'k.site_id = c.site_id and k.seq = c.seq')}
       left join ${rowByKey('journal_entries', 'e', 'k.clocking_uuid = c.clocking_uuid')}
      where c.company_id = $1 and c.shift_id = $2 order by c.seq`,
    [db.companyId, shiftId],
  )

export interface RefusedEntry {
  readonly clockingUuid: string
  readonly kind: Act | null
  readonly happenedAt: Instant
  readonly deviceAt: Instant
  readonly receivedAt: Instant
  readonly code: RefusalCode
  readonly values: Record<string, string | number> | null
  /** False: the device in whose name it came has not signed it. */
  readonly isProven: boolean
}
/**
 * What was refused of a service, as it came. Whoever calls may name any service: of each person or device the last ones are shown, so
 * that nobody fills another's story.
 */
export const refusedOfShift = (db: Db, shiftId: number) =>
  statement<RefusedEntry>(
    `select clocking_uuid as "clockingUuid", kind, coalesce(happened_at, device_at) as "happenedAt", device_at as "deviceAt",
            received_at as "receivedAt", refused_code as code, refused_values as values, is_proven as "isProven"
       from (select e.*, row_number() over (partition by e.user_id order by e.received_at desc, e.device_seq desc) as place
               from journal_entries e where e.company_id = $1 and e.shift_id = $2 and e.refused_code is not null) e
      where place <= ${mostUnconfirmed} order by received_at, device_seq`,
    [db.companyId, shiftId],
  )

/**
 * An agent's published shifts that still run, those whose departure is to be confirmed, and those to come within five
 * weeks: what its phone may know. Four days back hold a shift of 24 hours with the longest grace of two days after it.
 */
const ofPhone = `s.company_id = $1 and s.agent_id = $2 and s.starts_at >= $3 and s.starts_at < $4
  and (s.left_at is null or s.is_clock_out_unconfirmed) and sm.published_at is not null`
const phoneValues = (db: Db, agentId: number, now: Instant) => [
  db.companyId,
  agentId,
  addMinutes(now, -4 * 24 * 60),
  addMinutes(now, 35 * 24 * 60),
]

export const shiftsOfPhone = (db: Db, agentId: number, now: Instant) =>
  statement<ShiftRow>(
    `select ${shiftColumns} from ${shiftTables} where ${ofPhone} order by s.starts_at, s.shift_id limit 100`,
    phoneValues(db, agentId, now),
  )

export const sitesOfPhone = (db: Db, agentId: number, now: Instant, perimeterMetres: number) =>
  statement<PhoneSite>(
    `select distinct si.site_id as id, si.address, concat_ws(' ', nullif(si.postcode, ''), nullif(si.city, '')) as city, si.phone,
            si.instructions, si.latitude, si.longitude, coalesce(si.perimeter_metres, $5::int) as "perimeterMetres",
            si.is_clocking_enabled as "isClockingEnabled", si.can_clock_by_phone as "canClockByPhone",
            si.is_outside_area_refused as "isOutsideAreaRefused"
       from shifts s
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       join ${rowByKey('schedule_months', 'sm', 'k.agent_id = s.agent_id and k.month = s.month')}
      where ${ofPhone}`,
    [...phoneValues(db, agentId, now), perimeterMetres],
  )
