import { giveCard, listCards, removeCard } from '@vigie/contract/clockings/clockings.cards.ts'
import { readRoster } from '@vigie/contract/clockings/clockings.offline.ts'
import { openManagerAccess } from '@vigie/contract/devices/devices.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { agentCard, fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { openSocket, outputOf, type As } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T07:50:00Z' })
const actions = clockingActions(app, fixture)

const newCard = '04:AA:BB:CC:DD:EE:01'
const asDevice = () => fixture.as('clocking_device')
const asManager = () => fixture.as('manager')
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)
const cards = async (as = asManager()) => outputOf(listCards, await app.http(listCards, { resourceId: fixture.agentId }, as)).cards
const remove = async (nfcCardId: number, as: As = asManager(), resourceId = fixture.agentId) => {
  const { status, error } = await app.http(removeCard, { resourceId, nfcCardId }, as)
  return error?.code ?? status
}
const giveAtDevice = async () => {
  await app.http(openManagerAccess, { uuid: fixture.device.uuid, secret: fixture.device.secret }, asManager())
  await app.http(giveCard, { resourceNfcUid: newCard, resourceId: fixture.agentId }, asDevice())
}
const show = async (resourceNfcUid: string) => {
  const { status, error } = await actions.identify({ resourceNfcUid })
  return error?.code ?? status
}
const heldCards = async () =>
  outputOf(readRoster, await app.http(readRoster, {}, asDevice())).agents.map(({ cardChecks }) => cardChecks.length)

it('an agent’s cards are listed with who gave them, when and at which device, and never with their numbers', async () => {
  await actions.shift()
  await sql(`update devices set name = 'Entrée' where device_id = $1`, fixture.device.deviceId)
  await sql(`update users set first_name = 'Ana', last_name = 'GIL' where user_id = $1`, fixture.users.manager)
  await giveAtDevice()
  const listed = await cards()
  expect(listed).toMatchObject([
    { ending: 'EE01', givenAt: app.clock.now(), givenBy: 'GIL Ana', deviceName: 'Entrée' },
    { ending: agentCard.replaceAll(':', '').slice(-4), givenAt: null, givenBy: null, deviceName: null },
  ])
  expect(JSON.stringify(listed)).not.toMatch(/04AABBCCDD|AABB/)
  // At the desk there is no device.
  await app.http(giveCard, { resourceNfcUid: newCard, resourceId: fixture.agentId }, asManager())
  expect((await cards())[0]).toMatchObject({ ending: 'EE01', givenBy: 'GIL Ana', deviceName: null })
})

it('a card that is taken away opens nothing any more, online and in what tablets hold for without network', async () => {
  await actions.shift()
  await giveAtDevice()
  expect([await show(newCard), await heldCards()]).toEqual([200, [2]])
  const [taken] = await cards()
  expect(await remove(taken!.id)).toBe(200)
  expect([await show(newCard), await heldCards()]).toEqual(['ON_TIME_NFC_UNRECOGNIZED', [1]])
  expect(await cards()).toHaveLength(1)
  // Whoever comes second is told that it is gone.
  expect(await remove(taken!.id)).toBe('NOT_FOUND')
})

it('managers who show the agent and tablets that hold it are told of each card, others are not', async () => {
  await actions.shift()
  const elsewhere = await app.rows.device(fixture.company.id, [fixture.siteId])
  await heldCards()
  const open = (as: As) => openSocket(app.url, as)
  const [tablet, other, manager] = await Promise.all([
    open(asDevice()),
    open({ code: fixture.company.code, token: elsewhere.token }),
    open(asManager()),
  ])
  // A tablet asks for its roster anew, whoever it is of.
  const toldOf = [{ resource_id: fixture.agentId }, { resource_id: null }]
  await giveAtDevice()
  expect([await manager.next('resourceChanged'), await tablet.next('resourceChanged')]).toEqual(toldOf)
  const [given] = await cards()
  await remove(given!.id)
  expect([await manager.next('resourceChanged'), await tablet.next('resourceChanged')]).toEqual(toldOf)
  expect(other.received('resourceChanged')).toEqual([])
  for (const one of [tablet, other, manager]) one.close()
})

it('a card that another has by now, of another agent or of another company is not taken by a list that is old', async () => {
  const colleague = await app.rows.agent(fixture.company.id, { code: '135790' })
  const theirs = await fixtureOf(app.rows)
  const [own] = await cards()
  const [foreign] = outputOf(listCards, await app.http(listCards, { resourceId: theirs.agentId }, theirs.as('manager'))).cards
  expect(await remove(foreign!.id)).toBe('NOT_FOUND')
  expect(await remove(foreign!.id, asManager(), theirs.agentId)).toBe('NOT_FOUND')
  expect(await remove(own!.id, asManager(), colleague)).toBe('NOT_FOUND')
  await app.http(giveCard, { resourceNfcUid: agentCard, resourceId: colleague, formerResourceId: fixture.agentId }, asManager())
  expect(await remove(own!.id)).toBe('NOT_FOUND')
  expect((await app.http(listCards, { resourceId: theirs.agentId }, asManager())).error?.code).toBe('NOT_FOUND')
  expect(app.faults).toEqual([])
})

it('not at a device, not even within a manager’s access', async () => {
  await giveAtDevice()
  const [own] = await cards()
  expect(await remove(own!.id, asDevice())).toBe('FORBIDDEN')
  expect((await app.http(listCards, { resourceId: fixture.agentId }, asDevice())).status).toBe(403)
})
