import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { verifyCompany } from '../verify/verify.run.ts'
import { rare } from '../../../../test/rare.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)
const force = (shiftId: number, values = {}) =>
  actions.byManager(shiftId, { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, comment: 'Vu sur place', ...values })
const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const several = async (count: number, siteId = fixture.siteId) =>
  Promise.all(Array.from({ length: count }, () => actions.shift({ siteId })))
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
const faults = async () => (await verifyCompany(app.database.forCompany(fixture.company.id))).faults

describe('acts that come together', () => {
  it('at three sites and by turns are each one line, and every chain holds', async () => {
    const sites = [
      fixture.siteId,
      await app.rows.site(fixture.company.id, fixture.clientId),
      await app.rows.site(fixture.company.id, fixture.clientId),
    ]
    const shifts = (await Promise.all(sites.map((siteId) => several(15, siteId)))).flat()
    const answers = await Promise.all(shifts.toSorted(() => (randomUUID() < '8' ? 1 : -1)).map((shiftId) => force(shiftId)))
    expect(statusesOf(answers)).toEqual(shifts.map(() => 200))
    const lines = await actions.lines()
    expect(new Set(lines.map((line) => line['shift_id']))).toEqual(new Set(shifts))
    expect(lines.map((line) => [line['site_id'], line['seq']])).toEqual(
      sites.toSorted((one, other) => one - other).flatMap((siteId) => Array.from({ length: 15 }, (_, at) => [siteId, at + 1])),
    )
    expect(await faults()).toEqual([])
  })

  it('one that cannot be recorded spoils none of the others', async () => {
    const uuid = randomUUID()
    const [first, second, ...rest] = await several(6)
    const answers = await Promise.all([
      force(first!, { clocking_uuid: uuid }),
      force(second!, { clocking_uuid: uuid }),
      ...rest.map((id) => force(id)),
    ])
    expect(statusesOf(answers).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 200, 200, 409])
    expect(await actions.lines()).toHaveLength(5)
    expect(await faults()).toEqual([])
  })

  it('whatever they say stands as it was said, and what cannot be kept is refused alone', async () => {
    const odd = [
      String.raw`\u0000 \" \\ \x00 {"seq":1} '}',null]`,
      '","comment":"another","version":9',
      '\u0001\u007f\u2028\u2029\ufeff.\uffff',
      '👩‍👩‍👧‍👦 e\u0301 \u202eabc',
      '𝕏'.repeat(500),
      '__proto__',
      'null',
    ]
    const samples = fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), { numRuns: 20, seed: 7 })
    const comments = [...odd, ...samples].filter((text) => text.isWellFormed() && !text.includes('\0'))
    const unkept = ['a\0b', '\ud800', 'b\udfff']
    const accuracies = [0, -0, 5e-324, 1e-7, 0.1 + 0.2, 1e21, Number.MAX_VALUE]
    const shifts = await several(comments.length + unkept.length + accuracies.length)
    const own = (at: number) => ({ clocking_uuid: uuidOf(at) })
    const answers = await Promise.all([
      ...comments.map((comment, at) => force(shifts[at]!, { comment, ...own(at) })),
      ...unkept.map((comment, at) => force(shifts[comments.length + at]!, { comment })),
      ...accuracies.map((accuracy, at) => actions.byPhone(shifts[comments.length + unkept.length + at]!, { accuracy, ...own(100 + at) })),
    ])
    expect(statusesOf(answers)).toEqual([...comments.map(() => 200), ...unkept.map(() => 400), ...accuracies.map(() => 200)])
    const { rows } = await app.database.superuser.query<{ uuid: string; comment: string | null; accuracy: number | null }>(
      `select c.clocking_uuid as uuid, d.comment, d.accuracy_metres as accuracy from clockings c
         left join clocking_details d using (company_id, site_id, seq) where c.company_id = $1 order by 1`,
      [fixture.company.id],
    )
    expect(rows).toEqual([
      ...comments.map((comment, at) => ({ uuid: uuidOf(at), comment: comment.trim() || null, accuracy: null })),
      ...accuracies.map((accuracy, at) => ({ uuid: uuidOf(100 + at), comment: null, accuracy: Math.abs(accuracy) })),
    ])
    expect(await faults()).toEqual([])
  })

  it('a shift that an import holds keeps no other waiting, and is recorded when it is let go', async () => {
    const [held, ...others] = await several(6)
    const holder = await app.database.superuser.connect()
    await holder.query('begin')
    await holder.query('update shifts set number = number where shift_id = $1', [held])
    const recording = force(held!)
    expect(statusesOf(await Promise.all(others.map((id) => force(id))))).toEqual(others.map(() => 200))
    // The next trip leaves too, although one is still under way.
    const [later] = await several(1)
    expect((await force(later!)).status).toBe(200)
    expect((await actions.lines()).map((line) => line['shift_id'])).not.toContain(held)
    await holder.query('rollback')
    holder.release()
    expect((await recording).status).toBe(200)
    expect(await actions.lines()).toHaveLength(7)
    expect(await faults()).toEqual([])
  })

  it('more held shifts than the server has connections hold up nobody else either, and end in a sentence or a line', async () => {
    const held = await several(30)
    const holder = await app.database.superuser.connect()
    await holder.query('begin')
    await holder.query('update shifts set number = number where shift_id = any($1)', [held])
    const recording = held.map((id) => force(id))
    const others = await several(4)
    expect(statusesOf(await Promise.all(others.map((id) => force(id))))).toEqual(others.map(() => 200))
    await holder.query('rollback')
    holder.release()
    expect(statusesOf(await Promise.all(recording))).toEqual(held.map(() => 200))
    expect(await actions.lines()).toHaveLength(34)
    expect(await faults()).toEqual([])
  })

  rare('a shift that is held for too long refuses nothing for good: it is to be sent again', async () => {
    const [shiftId] = await several(1)
    const holder = await app.database.superuser.connect()
    await holder.query('begin')
    await holder.query('update shifts set number = number where shift_id = $1', [shiftId])
    const answer = await force(shiftId!)
    await holder.query('rollback')
    holder.release()
    expect(answer).toMatchObject({ status: 503, error: { code: 'BUSY' }, retryAfter: 5 })
    expect(await actions.lines()).toEqual([])
  })
})
