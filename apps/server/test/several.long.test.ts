import { readSession, signOut } from '@vigie/contract/auth/auth.ts'
import { hasBeenDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { clockingActions } from './clocking.actions.ts'
import { openTestApp, type TestApp } from './app.ts'
import { testCarriers } from './carriers.ts'
import { freshFixture } from './fixture.ts'
import { redisMissing } from './redis.missing.ts'

const patience = { timeout: 60_000 }

// Two servers of one database, as behind a balancer; `other` knows of what happens at `app` by what is carried alone.
const installations = []
for (const carrier of await testCarriers()) {
  const settings = { env: carrier.env, staleMilliseconds: 600_000 }
  const app = await openTestApp(settings)
  installations.push({ ...carrier, app, other: await openTestApp({ ...settings, beside: app }) })
}

/** What the figures of a server say of what carries. */
const figureOf = async ({ url }: TestApp) => /^vigie_carrier_connected.*$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[0]

describe.each(installations)('two servers of one database, carried between by $name', ({ name, app, other, interrupt, isSkipped }) => {
  beforeEach(({ skip }) => skip(isSkipped, redisMissing))
  const fixture = freshFixture(app)
  const connected = `vigie_carrier_connected{carrier="${name}"} 1`

  it('whoever signed in at one is live at the other: what is clocked at the first is told there, once', async () => {
    const [here, there] = [await app.socket(fixture.as('manager')), await other.socket(fixture.as('manager'))]
    const actions = clockingActions(app, fixture)
    const shift = await actions.shift({ siteId: fixture.siteId })
    expect((await actions.byManager(shift)).status).toBe(200)
    const [told, toldHere] = [await there.next(shiftClocked.name, patience.timeout), await here.next(shiftClocked.name, patience.timeout)]
    expect(told).toEqual(toldHere)
    await there.ask(readSession)
    expect([here, there].map((socket) => socket.received(shiftClocked.name).length)).toEqual([1, 1])
  })

  it('many acts at one are heard at the other in their order, none twice', async () => {
    const there = await other.socket(fixture.as('manager'))
    const actions = clockingActions(app, fixture)
    const shifts = []
    for (let at = 0; at < 40; at++) shifts.push(await actions.shift({ siteId: fixture.siteId }))
    for (const shift of shifts) expect((await actions.byManager(shift)).status).toBe(200)
    await expect.poll(() => there.received(shiftClocked.name).length, patience).toBe(shifts.length)
  })

  it('a session that ends at one ends at the other', async () => {
    const there = await other.socket(fixture.as('client'))
    expect((await app.http(signOut, {}, fixture.as('client'))).status).toBe(200)
    await there.next(hasBeenDisconnected.name, patience.timeout)
    await expect.poll(() => there.isOpen(), patience).toBe(false)
    expect((await other.http(readSession, {}, fixture.as('client'))).status).toBe(401)
  })

  it('where a server did not hear the others for a moment its sockets are closed, so that their apps load anew', async () => {
    const [here, there] = [await app.socket(fixture.as('manager')), await other.socket(fixture.as('manager'))]
    await interrupt(app.database)
    await expect.poll(() => [here.isOpen(), there.isOpen()], patience).toEqual([false, false])
    await expect.poll(() => Promise.all([app, other].map(figureOf)), patience).toEqual([connected, connected])
    // And what is told after that is heard again.
    const back = await other.socket(fixture.as('manager'))
    const actions = clockingActions(app, fixture)
    expect((await actions.byManager(await actions.shift({ siteId: fixture.siteId }))).status).toBe(200)
    await back.next(shiftClocked.name, patience.timeout)
  })
})
