import { readRoster } from '@vigie/contract/clockings/clockings.offline.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import { reportLostDevice } from '@vigie/contract/devices/devices.lost.ts'
import { deviceChanged, unpairDevice } from '@vigie/contract/devices/devices.manage.ts'
import { linkDevice, unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { agentCode, fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { untilLocked } from '../../../../test/locks.ts'
import { outputOf } from '../../../../test/transports.ts'
import { sweepRosters } from '../offline/roster.store.ts'

// Nobody fetches the letters: the queue does not run.
const mailing = { SMTP_URL: 'smtp://127.0.0.1:25', PUBLIC_URL: 'https://portail.example' }
const [app, silent] = await Promise.all([openTestApp({ env: mailing }), openTestApp()])
const fixture = freshFixture(app, { now: '2026-10-12T05:50:00Z' })
const actions = clockingActions(app, fixture)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)
const held = (token = fixture.device.token) => app.http(readRoster, {}, { code: fixture.company.code, token })
const report = (clockingDeviceId: number, as = fixture.as('manager')) => app.http(reportLostDevice, { clockingDeviceId }, as)
const letters = async () =>
  (await sql('select recipient, body from outbox where company_id = $1 order by message_id', fixture.company.id)).rows as {
    recipient: string
    body: string
  }[]

it('a lost device is unpaired at once, and those whom it held get a new code by their own mail, or lose theirs', async () => {
  const [reached, unreached, other] = [
    fixture.agentId,
    ...(await Promise.all(['864209', '975318'].map((code) => app.rows.agent(fixture.company.id, { code })))),
  ] as const
  await sql(`update agents set email = 'alix@example.test' where agent_id = $1`, reached)
  // No SMS is sent.
  await sql(
    `update agents set email = '', phone_mobile = '0612345678', last_name = 'MOREL', first_name = 'Inès' where agent_id = $1`,
    unreached,
  )
  await actions.shift()
  await actions.shift({ agentId: unreached!, contractId: null })
  await held()
  await actions.shift({ agentId: other!, contractId: null })
  const answered = await report(fixture.device.deviceId)
  expect(answered.data).toEqual({
    renewed_count: 1,
    unreached_count: 1,
    unreached: [{ resource_id: unreached, resource_name: 'MOREL Inès' }],
  })
  expect((await held()).status).toBe(401)
  const sent = await letters()
  expect(sent).toMatchObject([{ recipient: 'alix@example.test' }])
  const fresh = /: (\d{6})\n/.exec(sent[0]!.body)![1]!
  const there = await app.rows.device(fixture.company.id, [fixture.siteId])
  const outcome = async (password: string) => {
    const { status, error } = await actions.identify({ password }, there.token)
    return error?.code ?? status
  }
  expect(await outcome(agentCode)).toBe('WARN_INCORRECT_CODE')
  expect(await outcome('864209')).toBe('WARN_INCORRECT_CODE')
  expect(await outcome(fresh)).toBe(200)
  // It was never given this one.
  expect(await outcome('975318')).toBe(200)
})

it('where no e-mails are sent nobody is reached, and each is named', async () => {
  const there = await fixtureOf(silent.rows)
  const ask = silent.database.superuser
  await ask.query(`update agents set email = 'alix@example.test', last_name = 'PETIT', first_name = 'Alix' where agent_id = $1`, [
    there.agentId,
  ])
  await clockingActions(silent, there).shift()
  await silent.http(readRoster, {}, { code: there.company.code, token: there.device.token })
  const answered = await silent.http(reportLostDevice, { clockingDeviceId: there.device.deviceId }, there.as('manager'))
  expect(answered.data).toEqual({
    renewed_count: 0,
    unreached_count: 1,
    unreached: [{ resource_id: there.agentId, resource_name: 'PETIT Alix' }],
  })
  expect((await ask.query('select from outbox where company_id = $1', [there.company.id])).rowCount).toBe(0)
})

/** The device held a colleague; two days later it was given this agent alone. */
async function heldAfterColleague(): Promise<void> {
  await sql(`update agents set email = 'alix@example.test' where agent_id = $1`, fixture.agentId)
  const colleague = await app.rows.agent(fixture.company.id, { code: '864209', columns: { email: 'bo@example.test' } })
  await actions.shift({ agentId: colleague, contractId: null })
  await held()
  app.clock.set(at('2026-10-15T05:50:00Z'))
  await actions.shift()
  await held()
}

it('of an agent whom it held two days before its last roster the code stays; how late the loss is told says nothing', async () => {
  await heldAfterColleague()
  app.clock.set(at('2026-10-25T05:50:00Z'))
  expect((await report(fixture.device.deviceId)).data).toEqual({ renewed_count: 1, unreached_count: 0, unreached: [] })
  expect((await letters()).map(({ recipient }) => recipient)).toEqual(['alix@example.test'])
})

/** Does something while another transaction has these statements open, and ends it once that waits for them. */
async function during<T>(statements: readonly (readonly [string, ...unknown[]])[], asked: () => Promise<T>): Promise<T> {
  const other = await app.database.superuser.connect()
  try {
    await other.query('begin')
    for (const [text, ...values] of statements) await other.query(text, values)
    const answer = asked()
    await untilLocked(app.database)
    await other.query('commit')
    return await answer
  } finally {
    other.release()
  }
}

it('a thief who asks without end while it is reported gets no roster of the new codes', async () => {
  await actions.shift()
  await held()
  const unpaired = ['update devices set unpaired_at = $2 where device_id = $1', fixture.device.deviceId, app.clock.now()] as const
  const renewed = ['update agents set clocking_code_check = clocking_code_check # 1 where agent_id = $1', fixture.agentId] as const
  expect((await during([unpaired, renewed], () => held())).status).toBe(401)
})

it('whoever it was given in the moment in which it is reported gets a new code too', async () => {
  const agentId = await app.rows.agent(fixture.company.id, { code: '864209', columns: { email: 'bo@example.test' } })
  const { rows } = await sql('select pairing_id from device_pairings where device_id = $1 and ends_at is null', fixture.device.deviceId)
  const { pairing_id } = rows[0] as { pairing_id: number }
  const [from, until] = ['2026-10-12T05:50:00Z', '2026-10-13T17:50:00Z']
  const given = ['insert into device_rosters values ($1, $2, $3, $4, $5)', fixture.company.id, pairing_id, agentId, from, until] as const
  const standing = ['select from devices where device_id = $1 for share', fixture.device.deviceId] as const
  const answered = await during([standing, given], () => report(fixture.device.deviceId))
  expect(answered.data).toEqual({ renewed_count: 1, unreached_count: 0, unreached: [] })
})

const ways: readonly (readonly [string, () => Promise<{ readonly status: number }>])[] = [
  ['from its last site', () => app.http(unlinkDevice, { siteClockingDeviceId: fixture.device.links[0] }, fixture.as('manager'))],
  ['from the list', () => app.http(unpairDevice, { clockingDeviceId: fixture.device.deviceId }, fixture.as('manager'))],
]
it.each(ways)('one that was unlinked %s can be reported as lost afterwards, and its agents get new codes as of any', async (_, unlink) => {
  await sql(`update agents set email = 'alix@example.test' where agent_id = $1`, fixture.agentId)
  await actions.shift()
  await held()
  expect((await unlink()).status).toBe(200)
  const listed = async () => outputOf(listDevices, await app.http(listDevices, {}, fixture.as('manager'))).unpaired
  const { deviceId } = fixture.device
  const { rows } = await sql('select name from sites where site_id = $1', fixture.siteId)
  const { name: siteName } = rows[0] as { name: string }
  expect(await listed()).toMatchObject([{ deviceId, siteName, unpairedAt: '2026-10-12T05:50:00Z', lostAt: null }])
  app.clock.set(at('2026-10-14T05:50:00Z'))
  const looking = await app.socket(fixture.as('manager'))
  expect((await report(deviceId)).data).toEqual({ renewed_count: 1, unreached_count: 0, unreached: [] })
  expect(await looking.next(deviceChanged.name)).toEqual({ clockingDeviceId: deviceId })
  expect(await letters()).toHaveLength(1)
  expect(await listed()).toMatchObject([{ unpairedAt: '2026-10-12T05:50:00Z', lostAt: '2026-10-14T05:50:00Z' }])
})

it('reported twice, also at once, its agents get one new code', async () => {
  await sql(`update agents set email = 'alix@example.test' where agent_id = $1`, fixture.agentId)
  await actions.shift()
  await held()
  const answers = await Promise.all([1, 2, 3].map(() => report(fixture.device.deviceId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await report(fixture.device.deviceId)).data).toEqual({ renewed_count: 0, unreached_count: 0, unreached: [] })
  expect(await letters()).toHaveLength(1)
})

it('found again and paired anew it is lost no more, and can be lost once more', async () => {
  await report(fixture.device.deviceId)
  const { uuid, secret, deviceId } = fixture.device
  expect((await app.http(linkDevice, { siteId: fixture.siteId, device: { uuid, secret } }, fixture.as('manager'))).status).toBe(200)
  const list = outputOf(listDevices, await app.http(listDevices, {}, fixture.as('manager')))
  expect([list.unpaired, list.devices.map((device) => device.deviceId)]).toEqual([[], [deviceId]])
  await report(deviceId)
  expect(outputOf(listDevices, await app.http(listDevices, {}, fixture.as('manager'))).unpaired).toMatchObject([
    { lostAt: app.clock.now() },
  ])
})

it('however late it is missed, what it was given last is renewed; what it was given before that is forgotten in time', async () => {
  await heldAfterColleague()
  app.clock.set(at('2027-03-01T05:50:00Z'))
  const db = app.database.forCompany(fixture.company.id)
  await db.save(sweepRosters(db, app.clock.now()))
  const { rows } = await sql('select agent_id from device_rosters where company_id = $1', fixture.company.id)
  expect(rows).toEqual([{ agent_id: fixture.agentId }])
  expect((await report(fixture.device.deviceId)).data).toEqual({ renewed_count: 1, unreached_count: 0, unreached: [] })
})

it('a device that is not there or of another company is refused', async () => {
  const theirs = await fixtureOf(app.rows)
  expect((await report(theirs.device.deviceId)).error?.code).toBe('NOT_FOUND')
  expect((await report(2_000_000_000)).error?.code).toBe('NOT_FOUND')
  expect(app.faults).toEqual([])
})
