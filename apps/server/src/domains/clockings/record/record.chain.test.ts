import { randomUUID } from 'node:crypto'
import { statement } from '../../../platform/postgres/db.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf } from '../../../../test/fixture.ts'
import { digestOfDetails, hashOf, lineColumns, textOf, type ClockingLine } from '../clockings.line.ts'

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
const actions = clockingActions(app, fixture)
beforeAll(async () => {
  for (let count = 0; count < 6; count++) {
    const shiftId = await actions.shift({ columns: { can_pre_clock: true } })
    await actions.byPhone(shiftId, { type: 4 })
    await actions.byCode(shiftId)
    await actions.byManager(shiftId, {
      type: 1,
      is_forced: true,
      clocking_anomaly_reason_id: fixture.reasonId,
      comment: `Départ n° ${count}`,
    })
    app.clock.forward(1)
  }
})

interface RawLine extends Record<string, unknown> {
  readonly seq: number
  readonly line: string
  readonly hash: Buffer
  readonly private_digest: Buffer | null
}

describe('the journal of a site', () => {
  it('is a chain: each hash follows from the one before and from its text, and the head is the last', async () => {
    const lines = (await actions.lines()) as RawLine[]
    expect(lines).toHaveLength(18)
    let hash: Buffer = Buffer.alloc(0)
    for (const [index, { seq, line, hash: kept }] of lines.entries()) {
      hash = hashOf(hash, line)
      expect({ seq, hash: kept.toString('hex') }).toEqual({ seq: index + 1, hash: hash.toString('hex') })
    }
    const { rows } = await app.database.superuser.query<{ seq: number; hash: Buffer }>(
      'select seq, hash from chain_heads where company_id = $1',
      [fixture.company.id],
    )
    expect(rows).toEqual([{ seq: 18, hash }])
  })

  it("a line's text says exactly what its columns say", async () => {
    for (const raw of (await actions.lines()) as RawLine[]) {
      const columns = Object.fromEntries(lineColumns.map((column) => [column, raw[column]]))
      expect(raw.line).toBe(textOf({ ...columns, private_digest: raw.private_digest?.toString('hex') ?? null } as unknown as ClockingLine))
    }
  })

  it('the text holds every column of the table but its sequence, its text and its hash', async () => {
    const { rows } = await app.database.superuser.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'clockings' and table_schema = 'public'`,
    )
    const own = rows.map(({ name }) => name).filter((name) => !['seq', 'line', 'hash'].includes(name))
    expect(new Set(own)).toEqual(new Set(lineColumns))
  })

  it('position and comment stand beside, bound by a salted digest, and never in the text', async () => {
    const { rows } = await app.database.superuser.query(
      `select d.salt, d.latitude, d.longitude, d.accuracy_metres, d.comment, encode(c.private_digest, 'hex') as digest, c.line
         from clocking_details d join clockings c using (company_id, site_id, seq) where d.company_id = $1`,
      [fixture.company.id],
    )
    expect(rows).toHaveLength(12)
    for (const { digest, line, ...details } of rows) {
      expect(digestOfDetails(details)).toBe(digest)
      expect(line).not.toContain('Départ')
      expect(line).not.toContain('48.85')
    }
    expect(new Set(rows.map(({ salt }) => (salt as Buffer).toString('hex'))).size).toBe(12)
  })

  it('values and salts may be forgotten, and the chain still verifies', async () => {
    const before = (await actions.lines()) as RawLine[]
    await app.database
      .forCompany(fixture.company.id)
      .save(statement('delete from clocking_details where company_id = $1', [fixture.company.id]))
    expect(await actions.lines()).toEqual(before)
  })
})

describe('the application', () => {
  const attempts = [
    ['change a line', 'update clockings set verdict = 1 where company_id = $1'],
    ['change a hash', `update clockings set hash = '\\x00' where company_id = $1`],
    ['change a text', `update clockings set line = '' where company_id = $1`],
    ['remove a line', 'delete from clockings where company_id = $1'],
    ['empty the journal', 'truncate clockings'],
    ['empty the details', 'truncate clocking_details'],
    ['take back the trigger that begins a chain', 'drop trigger sites_begin_chain on sites'],
    ['take the lock off the table', 'alter table clockings disable row level security'],
  ] as const

  it.each(attempts)('cannot %s', async (_, sql) => {
    const before = await actions.lines()
    const parameters = sql.includes('$1') ? [fixture.company.id] : []
    await expect(app.database.forCompany(fixture.company.id).save(statement(sql, parameters))).rejects.toThrow(
      /permission denied|must be owner/,
    )
    expect(await actions.lines()).toEqual(before)
  })

  it('cannot give itself the right', async () => {
    // PostgreSQL warns and grants nothing.
    await app.database.forCompany(fixture.company.id).save(statement('grant update, delete on clockings to vigie_app'))
    const { rows } = await app.database.superuser.query<{ may: boolean }>(
      `select has_table_privilege('vigie_app', 'clockings', 'update, delete, truncate, references, trigger') as may`,
    )
    expect(rows).toEqual([{ may: false }])
  })

  it('cannot put a second line in the place of one', async () => {
    const copy = statement(
      `insert into clockings select company_id, site_id, seq, $2::uuid, shift_id, agent_id, kind, way, verdict, recorded_at, happened_at, device_at,
         drift_seconds, device_id, device_seq, user_id, anomaly_reason_id, is_forced, is_outside_area, is_offline, private_digest, line, hash
         from clockings where company_id = $1 and seq = 1`,
      [fixture.company.id, randomUUID()],
    )
    await expect(app.database.forCompany(fixture.company.id).save(copy)).rejects.toThrow('clockings_pkey')
  })
})
