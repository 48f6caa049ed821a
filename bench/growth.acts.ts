import type pg from 'pg'
import { addMinutes, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { hashOf, textOf, type ClockingLine } from '../apps/server/src/domains/clockings/clockings.line.ts'
import { beginning } from '../apps/server/src/domains/clockings/verify/verify.chain.ts'
import type { Proof } from '../apps/server/src/domains/clockings/verify/verify.roots.ts'
import { beginLog, blankLine, insertLines, uuidOf, type ChainedLine } from './acts.data.ts'
import { lists } from './lists.data.ts'

interface Clocked {
  readonly shift_id: number
  readonly site_id: number
  readonly agent_id: number
  readonly arrived_at: Instant
}
/** What somebody does in a service, with the minutes since they arrived. */
const acts = [
  ['pre_clocking', -20],
  ['start', 0],
  ['break_start', 240],
  ['break_end', 270],
  ['end', 480],
] as const

/** Lines that are added at once. */
const atOnce = 5000

/** Adds the acts of services month by month, in chains and with the root of each night; the heads are written at the end. */
export async function beginActs(client: pg.ClientBase, companyId: number, { signer, proofDir }: Proof) {
  const addRoot = beginLog(signer, proofDir, lists.code)
  const sites = await client.query<{ id: number }>('select site_id as id from sites where company_id = $1', [companyId])
  const heads = new Map(sites.rows.map(({ id }) => [id, beginning]))
  let night: string | null = null
  // Drawn into order at once in the end: one by one they come in no order at all.
  await client.query('alter table clockings drop constraint clockings_company_id_clocking_uuid_key')

  const rootOf = (day: string) =>
    addRoot({
      at: `${day}T00:00:00Z` as Instant,
      kind: 'night',
      heads: new Map([...heads].map(([siteId, { seq, hash }]) => [siteId, { seq, hash: hash.toString('hex') }])),
    })
  const chained = ({ shift, kind, at }: { shift: Clocked; kind: ClockingLine['kind']; at: Instant }): ChainedLine => {
    const line: ClockingLine = {
      ...blankLine,
      company_id: companyId,
      site_id: shift.site_id,
      clocking_uuid: uuidOf(`${shift.shift_id} ${kind}`),
      shift_id: shift.shift_id,
      agent_id: shift.agent_id,
      kind,
      way: 'code',
      verdict: kind === 'start' || kind === 'end' ? 1 : null,
      recorded_at: at,
      happened_at: at,
      is_forced: false,
      is_outside_area: false,
      is_offline: false,
    }
    const text = textOf(line)
    const before = heads.get(shift.site_id)!
    const head = { seq: before.seq + 1, hash: hashOf(before.hash, text) }
    heads.set(shift.site_id, head)
    return { ...line, private_digest: null, ...head, line: text }
  }
  return {
    /** The acts of a month in the order of their time, as they are recorded: each goes on where its site's chain ended. */
    async add(month: Month): Promise<void> {
      const { rows } = await client.query<Clocked>(
        `select shift_id, site_id, agent_id, to_char(arrived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as arrived_at
           from shifts where company_id = $1 and month = $2 and arrived_at is not null order by starts_at, shift_id`,
        [companyId, month],
      )
      const done = rows
        .flatMap((shift) => acts.map(([kind, minutes]) => ({ shift, kind, at: addMinutes(shift.arrived_at, minutes) })))
        .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
      let made: ChainedLine[] = []
      let inserting: Promise<void> = Promise.resolve()
      // One part is being written while the next one is made.
      const insert = async () => {
        const lines = made
        made = []
        await inserting
        inserting = insertLines(client, lines)
      }
      for (const act of done) {
        const day = act.at.slice(0, 10)
        if (night !== null && day > night) await rootOf(day)
        night = day
        if (made.push(chained(act)) === atOnce) await insert()
      }
      await insert()
      await inserting
    },
    async end(): Promise<void> {
      const last = [...heads.values()]
      await client.query(
        'insert into chain_heads (company_id, site_id, seq, hash) select $1, * from unnest($2::int[], $3::int[], $4::bytea[])',
        [companyId, [...heads.keys()], last.map(({ seq }) => seq), last.map(({ hash }) => hash)],
      )
      await client.query(`set local maintenance_work_mem = '1GB'`)
      await client.query('alter table clockings add unique (company_id, clocking_uuid)')
    },
  }
}
