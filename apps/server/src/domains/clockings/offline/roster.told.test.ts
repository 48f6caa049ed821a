import { agentChanged, renewAgentCode } from '@vigie/contract/agents/agents.ts'
import { readRoster } from '@vigie/contract/clockings/clockings.offline.ts'
import { sealShown } from '@vigie/contract/clockings/clockings.seal.ts'
import { sendCode } from '@vigie/contract/clockings/clockings.sending.ts'
import { reportLostDevice } from '@vigie/contract/devices/devices.lost.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { sendingIn } from '../journal/journal.testing.ts'

// A new code goes where it reaches its agent alone.
const app = await openTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:25', PUBLIC_URL: 'https://portail.example' } })
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { actions, journal, morning } = sendingIn(app, fixture)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)
const asDevice = (token = fixture.device.token) => ({ code: fixture.company.code, token })
const roster = async (token?: string) => outputOf(readRoster, await app.http(readRoster, {}, asDevice(token)))
/** What the device hears first from now on. */
const hearing = async () => {
  const socket = await app.socket(asDevice())
  return { of: () => socket.next(agentChanged.name) }
}
/** It says that something has changed, and not of whom. */
const nobody = { resource_id: null }
const lastCode = async () => {
  const { rows } = await sql('select body from outbox where company_id = $1 order by message_id desc limit 1', fixture.company.id)
  return /: (\d{6})\n/.exec((rows as { body: string }[])[0]!.body)![1]!
}
const askForCode = async () => {
  await app.http(sendCode, { email: 'alix@example.test' }, asDevice())
  await app.settled()
}

let shiftId: number
beforeEach(async () => {
  await sql(`update agents set email = 'alix@example.test' where agent_id = $1`, fixture.agentId)
  shiftId = await morning()
  await roster()
})

describe('a device that holds an agent is told at once, so that it asks for its roster anew', () => {
  it('when the agent is given a new code; a device that does not hold the agent hears nothing', async () => {
    const elsewhere = await app.rows.device(fixture.company.id, [await app.rows.site(fixture.company.id, fixture.clientId)])
    await roster(elsewhere.token)
    const [told, socket] = [await hearing(), await app.socket(asDevice(elsewhere.token))]
    await app.http(renewAgentCode, { resourceId: fixture.agentId }, fixture.as('manager'))
    expect(await told.of()).toEqual(nobody)
    expect(socket.received(agentChanged.name)).toEqual([])
  })

  it('when a code is asked for in place of a forgotten one, and when that is first used', async () => {
    const asked = await hearing()
    await askForCode()
    expect(await asked.of()).toEqual(nobody)
    const used = await hearing()
    expect((await actions.identify({ password: await lastCode() })).error?.code).not.toBe('WARN_INCORRECT_CODE')
    expect(await used.of()).toEqual(nobody)
  })

  it('when it is first used at another device without network', async () => {
    const own = { token: fixture.device.token, deviceUuid: fixture.device.uuid }
    await askForCode()
    const { sealKey } = await roster()
    await journal.contact('2026-10-12T05:00:30Z', [], own)
    const clocking_uuid = randomUUID()
    const sealed = await sealShown(sealKey, clocking_uuid, { code: await lastCode() })
    const told = { ticket: null, clocking_uuid, resource_id: fixture.agentId, sealed }
    const act = journal.signed(shiftId, '2026-10-12T05:50:00Z', '', told)
    app.clock.set(at('2026-10-12T08:30:00Z'))
    const heard = await hearing()
    expect(journal.results(await journal.send([act], own))).toMatchObject([{ status: 'recorded', doubt: null }])
    expect(await heard.of()).toEqual(nobody)
  })

  it('when another that held the agent too is lost', async () => {
    const lost = await app.rows.device(fixture.company.id, [fixture.siteId])
    await roster(lost.token)
    const told = await hearing()
    await app.http(reportLostDevice, { clockingDeviceId: lost.deviceId }, fixture.as('manager'))
    expect(await told.of()).toEqual(nobody)
    expect(app.faults).toEqual([])
  })
})
