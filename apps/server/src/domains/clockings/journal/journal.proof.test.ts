import { randomBytes, randomUUID } from 'node:crypto'
import { linkDevice, openDevice, unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T08:30:00Z' })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
const morning = (columns = {}) => actions.shift({ startsAt: '2026-10-12T06:00:00Z', endsAt: '2026-10-12T14:00:00Z', ...columns })

const own = () => ({ token: fixture.device.token, deviceUuid: fixture.device.uuid })
/** Ten minutes before the start the device is given a ticket; then it is half past eight again. */
async function ticketAt(instant = '2026-10-12T05:50:00Z', token = fixture.device.token): Promise<string> {
  app.clock.set(at(instant))
  const ticket = await actions.ticket(token)
  app.clock.set(at('2026-10-12T08:30:00Z'))
  return ticket
}
const then = '2026-10-12T05:50:20Z'
const outcomeOf = async (act: unknown, by: { token: string; deviceUuid: string } = own()) => {
  const [line] = journal.results(await journal.send([act], by))
  return line?.code ?? line?.status
}
const gapsOf = async (shiftId: number) => (await journal.read(shiftId)).lines.map(({ isAfterGap }) => isAfterGap)

describe("a paired device's proof", () => {
  it.each([
    ['another service', async () => ({ vacation_id: await morning() })],
    ['another number', () => ({ device_seq: 9 })],
    ['another sequence', () => ({ sequence_uuid: randomUUID() })],
    ['no sequence', () => ({ sequence_uuid: null })],
    ['another drift', () => ({ drift_seconds: 7 })],
    ['another act', () => ({ type: 1 })],
    ['a reason', () => ({ clocking_anomaly_reason_id: fixture.reasonId })],
    ['a comment', () => ({ comment: 'Arrivé à l’heure' })],
    ['a position', () => ({ latitude: 48.8566, longitude: 2.3522 })],
    ['another uuid', () => ({ clocking_uuid: randomUUID() })],
  ])('is one for the whole line: it serves no line with %s', async (_, changed) => {
    const shiftId = await morning()
    const act = journal.signed(shiftId, then, await ticketAt(), { sequence_uuid: randomUUID() })
    expect(await outcomeOf({ ...act, ...(await changed()) })).toBe('RESOURCE_ACCESS_FORBIDDEN')
    expect(await actions.lines()).toEqual([])
    expect(await outcomeOf(act)).toBe('recorded')
  })

  it('is whole, and nothing is said of it', async () => {
    const shiftId = await morning()
    expect(await outcomeOf(journal.signed(shiftId, then, await ticketAt(), { device_seq: 1 }))).toBe('recorded')
    expect((await journal.read(shiftId)).lines).toMatchObject([{ isProofPartial: false, isAfterGap: false }])
  })

  it('of an earlier version is still taken for what it kept, and the manager is told what it covers', async () => {
    const shiftId = await morning()
    expect(await outcomeOf(journal.signedFormerly(shiftId, then, await ticketAt()))).toBe('recorded')
    expect((await journal.read(shiftId)).lines).toMatchObject([{ isProofPartial: true }])
  })

  it('of an earlier version serves no line that names a sequence, and none made since the device signs whole lines', async () => {
    const [first, third] = [await morning(), await morning()]
    const early = await ticketAt('2026-10-12T05:40:00Z')
    expect(await outcomeOf(journal.signedFormerly(first, '2026-10-12T05:40:20Z', early, { sequence_uuid: randomUUID() }))).toBe(
      'RESOURCE_ACCESS_FORBIDDEN',
    )
    expect(await outcomeOf(journal.signed(first, then, await ticketAt(), { sequence_uuid: randomUUID(), device_seq: 1 }))).toBe('recorded')
    // What it kept before it was updated comes later all the same.
    expect(await outcomeOf(journal.signedFormerly(third, '2026-10-12T05:40:20Z', early))).toBe('recorded')
    app.clock.set(at('2026-10-12T08:31:00Z'))
    const late = await actions.ticket()
    expect(await outcomeOf(journal.signedFormerly(await morning(), '2026-10-12T08:31:10Z', late))).toBe('RESOURCE_ACCESS_FORBIDDEN')
  })

  it('of another device, of no device, or of a device that is unpaired is none', async () => {
    const shiftId = await morning()
    const ticket = await ticketAt()
    const other = await app.rows.device(fixture.company.id, [fixture.siteId])
    const elsewhere = await fixtureOf(app.rows)
    for (const { secret } of [other, elsewhere.device, { secret: 'x'.repeat(43) }])
      expect(await outcomeOf(journal.signed(shiftId, then, ticket, {}, secret))).toBe('RESOURCE_ACCESS_FORBIDDEN')
    const unlinked = await app.http(unlinkDevice, { siteClockingDeviceId: fixture.device.links[0] }, fixture.as('manager'))
    expect(unlinked.status).toBe(200)
    expect((await journal.send([journal.signed(shiftId, then, ticket)], own())).status).toBe(401)
    expect(await actions.lines()).toEqual([])
  })
})

describe('a sequence is that of whoever proves it', () => {
  it('a phone that writes under the uuid of a tablet, or names its sequence, hides no gap there', async () => {
    const [first, third] = [await morning(), await morning()]
    const ticket = await ticketAt()
    const sequence_uuid = randomUUID()
    for (const sequence of [null, sequence_uuid]) {
      const seq = (device_seq: number) => ({ device_seq, sequence_uuid: sequence })
      const forged = journal.act(await morning(), '2026-10-12T06:00:00Z', seq(2))
      expect(await outcomeOf(forged, { token: fixture.tokens.resource, deviceUuid: fixture.device.uuid })).toBe('recorded')
    }
    expect(await outcomeOf(journal.signed(first, then, ticket, { sequence_uuid, device_seq: 1 }))).toBe('recorded')
    expect(await outcomeOf(journal.signed(third, then, ticket, { sequence_uuid, device_seq: 3 }))).toBe('recorded')
    expect(await gapsOf(first)).toEqual([false])
    expect(await gapsOf(third)).toEqual([true])
  })

  it('nor does whoever has its session but not its secret', async () => {
    const [first, second, third] = [await morning(), await morning(), await morning()]
    const ticket = await ticketAt()
    const signed = (shiftId: number, device_seq: number) => journal.signed(shiftId, then, ticket, { device_seq })
    const lost = signed(second, 2)
    await journal.send([signed(first, 1), { ...lost, comment: 'Forgé' }, signed(third, 3)], own())
    expect(await gapsOf(third)).toEqual([true])
    // Refused, it is still seen beside its service; and it takes nothing from the true one when that comes.
    expect((await journal.read(second)).refused).toHaveLength(1)
    expect(await outcomeOf(lost)).toBe('recorded')
    expect(await gapsOf(third)).toEqual([false])
    expect((await journal.read(second)).refused).toEqual([])
  })

  it('two devices, and two people in one browser, count each for themselves', async () => {
    const [first, second, third] = [await morning(), await morning(), await morning()]
    const other = await app.rows.device(fixture.company.id, [fixture.siteId])
    const [one, two] = [await ticketAt(), await ticketAt('2026-10-12T05:50:00Z', other.token)]
    expect(await outcomeOf(journal.signed(first, then, one, { device_seq: 2_147_483_646 }))).toBe('recorded')
    const theirs = journal.signed(second, then, two, { device_seq: 2_147_483_647 }, other.secret)
    expect(await outcomeOf(theirs, { token: other.token, deviceUuid: fixture.device.uuid })).toBe('recorded')
    expect([await gapsOf(first), await gapsOf(second)]).toEqual([[true], [true]])
    const colleague = await app.rows.agent(fixture.company.id)
    const userId = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: colleague } })
    const token = await app.rows.session(fixture.company.id, userId)
    const fourth = await morning({ agentId: colleague, contractId: null })
    const phone = randomUUID()
    const act = (shiftId: number, device_seq: number) => journal.act(shiftId, '2026-10-12T06:00:00Z', { device_seq, sequence_uuid: phone })
    expect(await outcomeOf(act(third, 1), { token: fixture.tokens.resource, deviceUuid: phone })).toBe('recorded')
    expect(await outcomeOf(act(fourth, 2), { token, deviceUuid: phone })).toBe('recorded')
    expect([await gapsOf(third), await gapsOf(fourth)]).toEqual([[false], [true]])
  })
})

describe('a device that is paired anew', () => {
  /** Unpaired, and linked again under its uuid with another secret; answers who it is then. */
  async function pairAnew(): Promise<{ token: string; secret: string; deviceUuid: string }> {
    const as = fixture.as('manager')
    await app.http(unlinkDevice, { siteClockingDeviceId: fixture.device.links[0] }, as)
    const next = { uuid: fixture.device.uuid, secret: randomBytes(32).toString('base64url') }
    expect((await app.http(linkDevice, { siteId: fixture.siteId, device: next }, as)).status).toBe(200)
    const { accessToken } = outputOf(openDevice, await app.http(openDevice, next, fixture.as('nobody')))
    return { token: accessToken!, secret: next.secret, deviceUuid: next.uuid }
  }

  it('sends what it kept before, and a number that is missing there still shows', async () => {
    const [first, third, fourth, fifth] = [await morning(), await morning(), await morning(), await morning()]
    const ticket = await ticketAt()
    const former = { sequence_uuid: randomUUID() }
    const signed = (shiftId: number, device_seq: number) => journal.signed(shiftId, then, ticket, { ...former, device_seq })
    const [one, three, four] = [signed(first, 1), signed(third, 3), signed(fourth, 4)]
    await journal.send([one], own())
    const by = await pairAnew()
    expect(await outcomeOf(three, by)).toBe('recorded')
    expect(await outcomeOf(four, by)).toBe('recorded')
    expect([await gapsOf(third), await gapsOf(fourth)]).toEqual([[true], [false]])
    // Its new sequence begins at one and has no gap; nor does the former hide one of it.
    const anew = { sequence_uuid: randomUUID(), device_seq: 1 }
    expect(await outcomeOf(journal.signed(fifth, then, ticket, anew, by.secret), by)).toBe('recorded')
    expect(await gapsOf(fifth)).toEqual([false])
  })

  it('whose counter goes on under the former sequence writes into none but its own', async () => {
    const [first, second] = [await morning(), await morning()]
    const ticket = await ticketAt()
    const same = { sequence_uuid: randomUUID() }
    await journal.send([journal.signed(first, then, ticket, { ...same, device_seq: 1 })], own())
    const by = await pairAnew()
    // Under another secret the same name is another sequence: nothing tells that its first number came.
    expect(await outcomeOf(journal.signed(second, then, ticket, { ...same, device_seq: 2 }, by.secret), by)).toBe('recorded')
    expect(await gapsOf(second)).toEqual([true])
  })
})
