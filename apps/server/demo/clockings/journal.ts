import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../src/platform/postgres/db.ts'
import { dice } from '../random.ts'
import { insertion } from '../rows.ts'
import { phoneUuidOf, uuidOf } from './uuids.ts'

/** Whose own sequence an act is numbered in: a tablet's, or the phone's of an agent. */
export const keeperOf = (deviceId: number | null, agentId: number | null): string =>
  deviceId === null ? `phone ${agentId}` : `tablet ${deviceId}`

interface LastNumber {
  readonly deviceId: number | null
  readonly agentId: number | null
  readonly last: number
}
/** The last number that each tablet and phone has given, by `keeperOf`; also to an act that was refused. */
export async function lastNumbers(db: Db): Promise<Map<string, number>> {
  const rows = await db.read(
    statement<LastNumber>(
      `select device_id as "deviceId", case when device_id is null then agent_id end as "agentId", max(device_seq) as last
         from (select device_id, agent_id, device_seq from clockings where company_id = $1 and device_seq is not null
               union all
               select null, u.agent_id, e.device_seq from journal_entries e
                 join users u on u.company_id = e.company_id and u.user_id = e.user_id
                where e.company_id = $1 and e.refused_code is not null and u.agent_id is not null) n
        group by 1, 2`,
      [db.companyId],
    ),
  )
  return new Map(rows.map(({ deviceId, agentId, last }) => [keeperOf(deviceId, agentId), last]))
}

interface Come {
  readonly number: string
  readonly kind: string
  readonly uuid: string
  readonly shiftId: number
  readonly agentId: number
  readonly userId: number
  readonly deviceAt: Instant
  readonly receivedAt: Instant
}
interface ComeRecorded extends Come {
  readonly seq: number
  readonly deviceUuid: string | null
}
type Entry = Come & { readonly seq: number; readonly deviceUuid: string; readonly refusedCode: string | null }

/** What the seed's tablets and phones have sent of what they kept without network, and is not noted yet. */
export async function noteJournals(db: Db, now: Instant): Promise<void> {
  const [recorded, forced] = await db.batch(unnoted(db), forgotten(db))
  // The act of a person is noted when it comes.
  const known = recorded.filter(({ number, kind, uuid }) => uuid === uuidOf(number, kind))
  await save(
    db,
    known.map((one) => ({ ...one, deviceUuid: one.deviceUuid ?? phoneUuidOf(one.agentId), refusedCode: null })),
  )
  const last = await lastNumbers(db)
  const late = forced.flatMap((one) => cameTooLate(one, now) ?? [])
  const entries = late.map((one) => {
    const key = keeperOf(null, one.agentId)
    const seq = (last.get(key) ?? 0) + 1
    last.set(key, seq)
    return { ...one, seq, deviceUuid: phoneUuidOf(one.agentId), refusedCode: 'NO_CLOCKING' }
  })
  await save(db, entries)
}

/** Some agents had clocked, without network; when their phones said so, a manager had already clocked it for them. */
function cameTooLate(forced: Come, now: Instant): Come | undefined {
  const thrown = dice('too late', forced.number)
  if (forced.uuid !== uuidOf(forced.number, forced.kind) || !thrown.happens(0.4)) return undefined
  const receivedAt = addMinutes(forced.receivedAt, thrown.whole(5, 50))
  return receivedAt > now ? undefined : { ...forced, uuid: uuidOf(forced.number, 'kept start'), receivedAt }
}

const comeColumns = `s.number, c.kind, c.clocking_uuid as uuid, c.shift_id as "shiftId", c.agent_id as "agentId"`

/** Lines that were kept without network and have no entry, in the order of the journal. */
const unnoted = (db: Db) =>
  statement<ComeRecorded>(
    `select ${comeColumns}, c.user_id as "userId", c.device_at as "deviceAt", c.recorded_at as "receivedAt", c.device_seq as seq,
            d.uuid as "deviceUuid"
       from clockings c
       join shifts s on s.company_id = c.company_id and s.shift_id = c.shift_id
       left join devices d on d.company_id = c.company_id and d.device_id = c.device_id
      where c.company_id = $1 and c.is_offline and c.device_seq is not null and c.device_at is not null and c.agent_id is not null
        and c.user_id is not null
        and not exists (select from journal_entries e where e.company_id = c.company_id and e.clocking_uuid = c.clocking_uuid)
      order by c.recorded_at, c.device_seq`,
    [db.companyId],
  )

/** Arrivals that a manager clocked where agents may clock by phone, and of which no phone has sent anything. */
const forgotten = (db: Db) =>
  statement<Come>(
    `select ${comeColumns}, u.user_id as "userId", c.happened_at as "deviceAt", c.recorded_at as "receivedAt"
       from clockings c
       join shifts s on s.company_id = c.company_id and s.shift_id = c.shift_id
       join sites si on si.company_id = c.company_id and si.site_id = c.site_id and si.can_clock_by_phone
       join users u on u.company_id = c.company_id and u.agent_id = c.agent_id
      where c.company_id = $1 and c.kind = 'start' and c.is_forced
        and not exists (select from journal_entries e where e.company_id = c.company_id and e.shift_id = c.shift_id)
      order by c.recorded_at, c.clocking_uuid`,
    [db.companyId],
  )

const entryColumns = {
  clocking_uuid: 'uuid',
  device_uuid: 'uuid',
  device_seq: 'int',
  device_at: 'timestamptz',
  shift_id: 'int',
  user_id: 'int',
  refused_code: 'text',
  refused_values: 'jsonb',
  kind: 'text',
  happened_at: 'timestamptz',
  received_at: 'timestamptz',
} as const

async function save(db: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ uuid, deviceUuid, seq, kind, deviceAt, shiftId, userId, refusedCode, receivedAt }) => ({
    clocking_uuid: uuid,
    device_uuid: deviceUuid,
    device_seq: seq,
    device_at: deviceAt,
    shift_id: shiftId,
    user_id: userId,
    refused_code: refusedCode,
    refused_values: refusedCode === null ? null : '{}',
    kind,
    happened_at: deviceAt,
    received_at: receivedAt,
  }))
  await db.save(insertion(db, 'journal_entries', entryColumns, rows, 'on conflict do nothing'))
}
