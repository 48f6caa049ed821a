import { readRoster } from '@vigie/contract/clockings/clockings.offline.ts'
import { checkOfShown } from '@vigie/contract/clockings/clockings.seal.ts'
import { fitsCheck } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { agentCode, fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T08:00:00Z' })
const actions = clockingActions(app, fixture)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)

const read = (as = fixture.as('clocking_device')) => app.http(readRoster, {}, as)
const roster = async () => outputOf(readRoster, await read())
const shiftFrom = (startsAt: string, endsAt: string, columns = {}) => actions.shift({ startsAt, endsAt, ...columns })
const held = async () =>
  (
    await sql(
      `select agent_id as agent, held_from as "from", held_until as until from device_rosters where company_id = $1 order by held_from, agent_id`,
      fixture.company.id,
    )
  ).rows

it('a device is given who is expected at its sites within 36 hours, and who is there; and nobody else', async () => {
  const [soon, far, there, gone] = await Promise.all(
    [1, 2, 3, 4].map((count) => app.rows.agent(fixture.company.id, { columns: { last_name: `Nom ${count}` } })),
  )
  const of = (agentId: number | undefined) => ({ agentId: agentId!, contractId: null })
  await shiftFrom('2026-10-13T19:00:00Z', '2026-10-14T03:00:00Z', of(soon))
  await shiftFrom('2026-10-13T21:00:00Z', '2026-10-14T03:00:00Z', of(far))
  await shiftFrom('2026-10-11T19:00:00Z', '2026-10-12T05:00:00Z', { ...of(there), columns: { arrived_at: at('2026-10-11T19:00:00Z') } })
  await shiftFrom('2026-10-12T01:00:00Z', '2026-10-12T07:00:00Z', of(gone))
  const elsewhere = await app.rows.site(fixture.company.id, fixture.clientId)
  await shiftFrom('2026-10-12T09:00:00Z', '2026-10-12T17:00:00Z', { siteId: elsewhere })
  const given = await roster()
  expect(given.agents.map(({ id }) => id)).toEqual([soon, there])
  expect(given.shifts.map(({ agentId }) => agentId)).toEqual([there, soon])
  expect(given.validUntil).toBe('2026-10-13T20:00:00Z')
})

it('a device recognises a code and a card by checks, and what it is given holds neither', async () => {
  await actions.shift()
  await app.rows.insert('nfc_cards', { company_id: fixture.company.id, agent_id: fixture.agentId, uid: '04A1B2C3' })
  const answered = await read()
  const given = outputOf(readRoster, answered)
  const [agent] = given.agents
  for (const shown of [{ code: agentCode }, { nfcUid: '04a1b2c3' }])
    expect(fitsCheck(agent!, shown, await checkOfShown(given.checkKey, shown))).toBe(true)
  expect(fitsCheck(agent!, { code: '135791' }, await checkOfShown(given.checkKey, { code: '135791' }))).toBe(false)
  expect(agent).toMatchObject({ firstName: 'Alix', codeDigits: agentCode.length })
  const text = JSON.stringify(answered.data)
  expect(text).not.toContain(agentCode)
  expect(text).not.toContain('04A1B2C3')
})

it('names are left out where the device hides them, and codes and cards where it does not take them', async () => {
  await actions.shift()
  await app.rows.insert('nfc_cards', { company_id: fixture.company.id, agent_id: fixture.agentId, uid: '04A1B2C3' })
  await sql(
    'update devices set is_names_visible = false, is_by_code = false, is_by_nfc = true where device_id = $1',
    fixture.device.deviceId,
  )
  expect((await roster()).agents).toMatchObject([
    { name: null, codeCheck: null, codeDigits: null, cardChecks: [expect.any(Number), expect.any(Number)] },
  ])
  expect((await roster()).shifts).toMatchObject([{ agentName: null }])
  await sql('update devices set is_by_code = true, is_by_nfc = false where device_id = $1', fixture.device.deviceId)
  expect((await roster()).agents).toMatchObject([{ codeDigits: agentCode.length, cardChecks: [] }])
})

it('whom a device holds is noted; asked for again while it serves it goes on, and later it is another time', async () => {
  await actions.shift({ endsAt: '2026-10-14T22:00:00Z' })
  await roster()
  app.clock.set(at('2026-10-12T08:15:00Z'))
  await roster()
  const until = (text: string) => ({ agent: fixture.agentId, until: text })
  expect(await held()).toMatchObject([until('2026-10-13T20:15:00Z')])
  app.clock.set(at('2026-10-13T21:00:00Z'))
  await roster()
  expect(await held()).toMatchObject([until('2026-10-13T20:15:00Z'), until('2026-10-15T09:00:00Z')])
})

it('a code from before there were checks is learned when it is typed, and a check of another code is none', async () => {
  await actions.shift()
  const checks = async () => (await roster()).agents.map(({ codeCheck }) => codeCheck)
  const [known] = await checks()
  await sql('update agents set clocking_code_check = null where agent_id = $1', fixture.agentId)
  expect(await checks()).toEqual([null])
  await actions.ticket()
  expect(await checks()).toEqual([known])
  await sql('update agents set clocking_code_check = clocking_code_check # 4096 * 8000 where agent_id = $1', fixture.agentId)
  expect(await checks()).toEqual([null])
  await actions.ticket()
  expect(await checks()).toEqual([known])
})

it('the keys are the company’s own, and the same on each of its devices', async () => {
  const other = await app.rows.device(fixture.company.id, [fixture.siteId])
  const theirs = await fixtureOf(app.rows)
  const keysOf = async (as: { code: string; token: string }) => {
    const { checkKey, sealKey } = outputOf(readRoster, await read(as))
    return [checkKey, sealKey]
  }
  const own = await keysOf({ code: fixture.company.code, token: fixture.device.token })
  expect(await keysOf({ code: fixture.company.code, token: other.token })).toEqual(own)
  const foreign = await keysOf({ code: theirs.company.code, token: theirs.device.token })
  expect(foreign.filter((key) => own.includes(key))).toEqual([])
  expect(app.faults).toEqual([])
})
