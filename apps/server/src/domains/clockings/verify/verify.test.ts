import { randomUUID } from 'node:crypto'
import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { outputOf } from '../../../../test/transports.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import type { Db, Query } from '../../../platform/postgres/db.ts'
import { hashOf } from '../clockings.line.ts'
import { sentenceOf } from './verify.faults.ts'
import { verifyCompany } from './verify.run.ts'

let siteCode: string

const app = await openTestApp()
const fixture = freshFixture(app)

/** Three shifts of a fresh company clocked in and out by a manager: six lines on one site. */
beforeEach(async () => {
  const sites = await app.database.superuser.query<{ code: string }>('select code from sites where site_id = $1', [fixture.siteId])
  siteCode = sites.rows[0]!.code
  for (const hour of ['08', '09', '10']) {
    const shiftId = await app.rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      agentId: fixture.agentId,
      contractId: fixture.contractId,
      startsAt: `2026-10-12T${hour}:00:00Z`,
      endsAt: `2026-10-12T${hour}:30:00Z`,
    })
    for (const isPds of [true, false]) await clock(shiftId, isPds)
  }
})
async function clock(shiftId: number, isPds: boolean): Promise<void> {
  const values = {
    vacation_id: shiftId,
    isPds,
    is_forced: true,
    clocking_anomaly_reason_id: fixture.reasonId,
    comment: 'Vu sur place',
    clocking_uuid: randomUUID(),
  }
  outputOf(recordClocking, await app.http(recordClocking, values, fixture.as('manager')))
}

const sql = (text: string, values: readonly unknown[] = []) => app.database.superuser.query(text, [...values])
const where = () => `company_id = ${fixture.company.id} and site_id = ${fixture.siteId}`
/** Tampers without the checks of foreign keys, as somebody with the whole machine could. */
async function tamper(...statements: string[]): Promise<void> {
  await sql(`begin; set local session_replication_role = replica; ${statements.join('; ')}; commit`)
}
describe.each(['siteBySite', 'asStored'] as const)('the journal of a site, %s', (way) => {
  const verifyWith = (db: Db) => verifyCompany(db, {}, () => Promise.resolve(way))
  const verify = () => verifyWith(app.database.forCompany(fixture.company.id))
  const first = async () => (await verify()).faults[0]

  test('holds when nobody touched it', async () => {
    expect(await verify()).toMatchObject({ lineCount: 6, faults: [] })
  })
  test.each(['the heads', 'the lines'])('holds while somebody clocks after %s were read', async (what) => {
    const db = app.database.forCompany(fixture.company.id)
    const later = await app.rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      agentId: fixture.agentId,
      contractId: fixture.contractId,
      startsAt: '2026-10-12T11:00:00Z',
      endsAt: '2026-10-12T11:30:00Z',
    })
    const isNext = what === 'the heads' ? /chain_heads/ : way === 'asStored' ? /as texts/ : /count\(\*\) as count from clockings/
    const clocked = vi.fn<typeof clock>(clock)
    const after = async (query: Query<unknown>) => {
      if (isNext.test((query as unknown as { sql: string }).sql) && clocked.mock.calls.length === 0) await clocked(later, true)
    }
    const read = async <T>(query: Query<T>): Promise<T[]> => {
      const rows = await db.read(query)
      await after(query)
      return rows
    }
    const one = async <T>(query: Query<T>): Promise<T | undefined> => (await read(query))[0]
    // Site by site the last thing that is read of a site is how many lines it has.
    const lineCount = way === 'siteBySite' && what === 'the lines' ? 6 : 7
    expect(await verifyWith({ ...db, read, one })).toMatchObject({ lineCount, faults: [] })
    expect(clocked).toHaveBeenCalledOnce()
  })
  test('names a line whose hour was changed', async () => {
    await tamper(`update clockings set happened_at = happened_at - interval '1 hour' where ${where()} and seq = 3`)
    expect(await first()).toMatchObject({ kind: 'changed', siteCode, seq: 3, columns: ['happened_at'] })
  })
  test('names a line whose text was changed with its column', async () => {
    await tamper(`update clockings set verdict = 2, line = replace(line, '"verdict":1', '"verdict":2') where ${where()} and seq = 1`)
    expect(await first()).toMatchObject({ kind: 'changed', seq: 1 })
  })
  test('names the place where a line was rewritten with its hash', async () => {
    const { rows } = await sql(`select seq, line, hash from clockings where ${where()} order by seq`)
    const line = (rows[2].line as string).replace('"is_forced":true', '"is_forced":false')
    const hash = hashOf(rows[1].hash as Buffer, line).toString('hex')
    await tamper(`update clockings set is_forced = false, line = $l$${line}$l$, hash = '\\x${hash}' where ${where()} and seq = 3`)
    expect(await first()).toMatchObject({ kind: 'unlinked', seq: 4 })
  })
  test('names a line whose hash alone was changed', async () => {
    await tamper(`update clockings set hash = sha256(hash) where ${where()} and seq = 3`)
    expect(await first()).toMatchObject({ kind: 'unlinked', seq: 3 })
  })
  test('names hashes of which one lends the other a byte', async () => {
    const { rows } = await sql(`select hash from clockings where ${where()} and seq in (2, 3) order by seq`)
    const [two, three] = rows.map(({ hash }) => (hash as Buffer).toString('hex'))
    await tamper(
      `update clockings set hash = '\\x${two!.slice(0, 62)}' where ${where()} and seq = 2`,
      `update clockings set hash = '\\x${two!.slice(62)}${three!}' where ${where()} and seq = 3`,
    )
    expect(await first()).toMatchObject({ kind: 'unlinked', seq: 2 })
  })
  test('names a line whose hour has no end, and goes on', async () => {
    await tamper(`update clockings set happened_at = 'infinity' where ${where()} and seq in (3, 4)`)
    expect((await verify()).faults).toMatchObject([{ kind: 'changed', seq: 3 }, { kind: 'shift' }])
  })
  test.each([
    ['shift_id', { kind: 'changed', columns: ['shift_id'] }],
    ['kind', { kind: 'changed', columns: ['kind'] }],
    ['recorded_at', { kind: 'changed', columns: ['recorded_at'] }],
    ['is_offline', { kind: 'changed', columns: ['is_offline'] }],
    ['line', { kind: 'changed', columns: ['line'] }],
    ['hash', { kind: 'unlinked' }],
  ])('names a line whose %s was taken away, among right ones', async (column, fault) => {
    const { rows } = await sql(`select ${column} as value from clockings where ${where()} and seq = 3`)
    await tamper(
      `alter table clockings alter ${column} drop not null`,
      `update clockings set ${column} = null where ${where()} and seq = 3`,
    )
    const named = await first()
    await sql(`update clockings set ${column} = $1 where ${where()} and seq = 3`, [rows[0].value])
    await sql(`alter table clockings alter ${column} set not null`)
    expect(named).toMatchObject({ siteCode, seq: 3, ...fault })
  })
  test('names a line whose hour was put before the first year', async () => {
    await tamper(
      `update clockings set recorded_at = (to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') || '+00 BC')::timestamptz where ${where()} and seq = 3`,
    )
    expect(await first()).toMatchObject({ kind: 'changed', seq: 3, columns: ['recorded_at'] })
  })
  test('names a line that was removed', async () => {
    await tamper(`delete from clockings where ${where()} and seq = 2`)
    expect(await first()).toMatchObject({ kind: 'removed', seq: 2 })
  })
  test('names a line that was added beyond the end, and one before the beginning', async () => {
    const copied = (seq: number) =>
      [
        `create temp table added on commit drop as select * from clockings where ${where()} and seq = 6`,
        `update added set seq = ${seq}, clocking_uuid = gen_random_uuid()`,
        `update added a set line = replace(a.line, c.clocking_uuid::text, a.clocking_uuid::text) from clockings c where c.${where().replace('and ', 'and c.')} and c.seq = 6`,
        `insert into clockings select * from added`,
      ].join('; ')
    await tamper(copied(9))
    expect(await first()).toMatchObject({ kind: 'removed', seq: 7 })
    await tamper(`delete from clockings where ${where()} and seq = 9`, copied(0))
    expect(await first()).toMatchObject({ kind: 'removed', seq: 1 })
  })
  test('names two lines that changed places', async () => {
    await tamper(
      `update clockings set seq = 100 where ${where()} and seq = 2`,
      `update clockings set seq = 2 where ${where()} and seq = 5`,
      `update clockings set seq = 5 where ${where()} and seq = 100`,
    )
    expect(await first()).toMatchObject({ kind: 'swapped', seq: 2, withSeq: 5 })
  })
  test('names an end that was cut', async () => {
    await tamper(`delete from clockings where ${where()} and seq > 4`)
    expect(await first()).toMatchObject({ kind: 'cut', seq: 5, until: 6 })
  })
  test('names a head that was moved back to hide a cut', async () => {
    await tamper(`delete from clockings where ${where()} and seq > 4`, `update chain_heads set seq = 4 where ${where()}`)
    expect(await first()).toMatchObject({ kind: 'head', seq: 4 })
  })
  test('names a head that was removed', async () => {
    await tamper(`delete from chain_heads where ${where()}`)
    expect(await first()).toMatchObject({ kind: 'headless', siteCode })
  })
  test('names a comment that was changed, and holds when it was forgotten with its salt', async () => {
    await tamper(`update clocking_details set comment = 'Rien vu' where ${where()} and seq = 2`)
    expect(await first()).toMatchObject({ kind: 'details', seq: 2 })
    await tamper(`delete from clocking_details where ${where()}`)
    expect((await verify()).faults).toEqual([])
  })
  test.each(['NaN', 'Infinity'])('names a place that was nowhere and became %s', async (value) => {
    await tamper(`update clocking_details set latitude = '${value}' where ${where()} and seq = 2`)
    expect(await first()).toMatchObject({ kind: 'details', seq: 2 })
  })
  test('names a shift that no longer says what its lines say', async () => {
    await tamper(
      `update shifts set arrived_at = arrived_at - interval '10 minutes' where ${where()} and shift_id = (select min(shift_id) from shifts where ${where()})`,
    )
    expect(await first()).toMatchObject({ kind: 'shift', columns: ['arrived_at'] })
  })
  test('names an hour invented without a line', async () => {
    const shiftId = await app.rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      startsAt: '2026-10-13T08:00:00Z',
      endsAt: '2026-10-13T10:00:00Z',
    })
    await tamper(
      `update shifts set arrived_at = starts_at, clock_in_status = 1 where company_id = ${fixture.company.id} and shift_id = ${shiftId}`,
    )
    expect(await first()).toMatchObject({ kind: 'shift', columns: ['arrived_at', 'clock_in_status'] })
  })
  test('names an invented hour of a service whatever its id', async () => {
    await tamper(
      `insert into shifts (company_id, shift_id, number, site_id, starts_at, ends_at, month, arrived_at, clock_in_status) overriding system value
       select company_id, -2147483648, 'X', site_id, starts_at, ends_at, month, starts_at, 1 from shifts where ${where()} limit 1`,
    )
    expect(await first()).toMatchObject({ kind: 'shift', shift: 'X', siteCode })
  })
  test('names a minute that a break lost, which fractions of a second hide', async () => {
    const { rows } = await sql(`select min(shift_id) as id from shifts where ${where()}`)
    const of = `where ${where()} and shift_id = ${rows[0].id}`
    const added = (seq: number, minutes: number, kind: string) =>
      `insert into clockings (company_id, site_id, seq, clocking_uuid, shift_id, kind, way, recorded_at, happened_at, line, hash)
       select company_id, site_id, ${seq}, gen_random_uuid(), shift_id, '${kind}', 'code', now(), arrived_at + interval '${minutes} minutes', '{}', '\\x' from shifts ${of}`
    await tamper(
      `delete from clockings ${of} and kind = 'end'`,
      `update shifts set left_at = null, clock_out_status = null, clock_out_reason_id = null, is_clock_out_forced = false ${of}`,
      added(101, 10, 'break_start'),
      added(102, 30, 'break_end'),
      `update shifts set break_minutes = 20, longest_break_minutes = 20, pause_times = array[arrived_at + interval '10 minutes', arrived_at + interval '30 minutes'] ${of}`,
    )
    const ofShifts = async () => (await verify()).faults.filter(({ kind }) => kind === 'shift')
    expect(await ofShifts()).toEqual([])
    await tamper(
      `update clockings set happened_at = happened_at + interval '0.9 seconds' ${of} and kind = 'break_start'`,
      `update shifts set break_minutes = 19, longest_break_minutes = 19, pause_times[1] = pause_times[1] + interval '0.9 seconds' ${of}`,
    )
    expect(await ofShifts()).toMatchObject([{ columns: ['break_minutes', 'longest_break_minutes'] }])
  })
  test('every fault is said in a sentence that names its site', async () => {
    await tamper(`delete from clockings where ${where()} and seq = 2`)
    for (const fault of (await verify()).faults) expect(sentenceOf(fault)).toContain(`Site ${siteCode}`)
  })
})
