import { giveCard, listCardAgents, readCardHolder } from '@vigie/contract/clockings/clockings.cards.ts'
import { openManagerAccess } from '@vigie/contract/devices/devices.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { agentCard, fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

const newCard = '04:AA:BB:CC:DD:EE:01'
const asDevice = () => fixture.as('clocking_device')
const asManager = () => fixture.as('manager')
const openAccess = () => app.http(openManagerAccess, { uuid: fixture.device.uuid, secret: fixture.device.secret }, asManager())
const give = (values: Values, as = asDevice()) =>
  app.http(giveCard, { resourceNfcUid: newCard, resourceId: fixture.agentId, ...values }, as)
const codeOf = async (values: Values, as = asDevice()) => {
  const { status, error } = await give(values, as)
  return [status, error?.code]
}
const show = async (card: string) => (await actions.identify({ resourceNfcUid: card })).error?.code ?? 'known'
/** A colleague who works at the fixture's site this week. */
async function colleague(): Promise<number> {
  const agentId = await app.rows.agent(fixture.company.id, { code: '135790' })
  await actions.shift({ agentId, contractId: null })
  return agentId
}

describe('a card is given at a device', () => {
  it('within a manager’s access, and opens its agent’s service at once', async () => {
    await actions.shift()
    expect(await show(newCard)).toBe('ON_TIME_NFC_UNRECOGNIZED')
    expect(await codeOf({})).toEqual([403, 'MANAGER_ACCESS_REQUIRED'])
    await openAccess()
    expect(outputOf(giveCard, await give({}))).toEqual({ cardCount: 2 })
    expect(await show('04aabbccddee01')).toBe('known')
    const { rows } = await app.database.superuser.query('select * from nfc_cards where company_id = $1 and uid = $2', [
      fixture.company.id,
      '04AABBCCDDEE01',
    ])
    expect(rows).toMatchObject([{ agent_id: fixture.agentId, given_by: fixture.users.manager }])
    app.clock.forward(600)
    expect(await codeOf({})).toEqual([403, 'MANAGER_ACCESS_REQUIRED'])
  })

  it('another’s card is taken from that agent only by whoever was told whose it is', async () => {
    const other = await colleague()
    await openAccess()
    const holder = async () => outputOf(readCardHolder, await app.http(readCardHolder, { resourceNfcUid: agentCard }, asDevice())).agent
    expect(await holder()).toMatchObject({ id: fixture.agentId, cardCount: 1 })
    const refused = await give({ resourceNfcUid: agentCard, resourceId: other })
    expect([refused.status, refused.error?.code]).toEqual([409, 'CARD_HELD'])
    expect(refused.error?.message).toContain((await holder())!.name)
    expect(await codeOf({ resourceNfcUid: agentCard, resourceId: other, formerResourceId: other })).toEqual([409, 'CARD_HELD'])
    expect(await codeOf({ resourceNfcUid: agentCard, resourceId: other, formerResourceId: fixture.agentId })).toEqual([200, undefined])
    expect(await holder()).toMatchObject({ id: other })
  })

  it('given again to the same agent it stays one card; in place of lost ones they open nothing any more', async () => {
    await actions.shift()
    await openAccess()
    expect(outputOf(giveCard, await give({ resourceNfcUid: agentCard }))).toEqual({ cardCount: 1 })
    expect(outputOf(giveCard, await give({ isOnlyCard: true }))).toEqual({ cardCount: 1 })
    expect([await show(agentCard), await show(newCard)]).toEqual(['ON_TIME_NFC_UNRECOGNIZED', 'known'])
  })

  it('a blank card, one whose number changes, and a number that could be a code are given to nobody', async () => {
    await openAccess()
    expect(await codeOf({ resourceNfcUid: '' })).toEqual([422, 'ON_TIME_NFC_NOT_INITIALIZED'])
    expect(await codeOf({ resourceNfcUid: '00:00:00:00' })).toEqual([422, 'ON_TIME_NFC_NOT_INITIALIZED'])
    for (const resourceNfcUid of ['08:11:22:33', '246810']) {
      const { status, error } = await give({ resourceNfcUid })
      expect([status, error?.code, error?.errors?.['resourceNfcUid']]).toEqual([422, 'INVALID', expect.stringMatching(/Ce numéro/)])
    }
  })

  it('only to agents of its own sites; a manager at the desk gives to all of the company', async () => {
    const stranger = await app.rows.agent(fixture.company.id, { code: '135791' })
    await openAccess()
    expect(await codeOf({ resourceId: stranger })).toEqual([403, 'RESOURCE_ACCESS_FORBIDDEN'])
    expect(await codeOf({ resourceId: stranger }, asManager())).toEqual([200, undefined])
    const theirs = await fixtureOf(app.rows)
    expect(await codeOf({ resourceId: theirs.agentId })).toEqual([403, 'RESOURCE_ACCESS_FORBIDDEN'])
    expect(await codeOf({ resourceId: theirs.agentId }, asManager())).toEqual([404, 'NOT_FOUND'])
  })

  it('not below the version that has cards', async () => {
    await openAccess()
    await app.database.superuser.query(`update companies set api_version = '1.6.2' where company_id = $1`, [fixture.company.id])
    await expect.poll(() => codeOf({})).toEqual([403, 'FORBIDDEN'])
  })
})

describe('whoever may be given a card', () => {
  it('is found by the beginnings of names, at a device among those of its sites', async () => {
    const list = async (values: Values, as = asDevice()) => {
      const { agents } = outputOf(listCardAgents, await app.http(listCardAgents, values, as))
      return agents.map(({ id }) => id)
    }
    expect((await app.http(listCardAgents, {}, asDevice())).error?.code).toBe('MANAGER_ACCESS_REQUIRED')
    await openAccess()
    const other = await colleague()
    const stranger = await app.rows.agent(fixture.company.id, { code: '135791' })
    await app.database.superuser.query(`update agents set last_name = 'DE L’ÉTANG-ROUX', first_name = 'Zoé' where agent_id = any($1)`, [
      [other, stranger],
    ])
    expect(await list({})).toEqual([other])
    expect(await list({ search: 'etang zo' })).toEqual([other])
    expect(await list({ search: 'roux' })).toEqual([other])
    expect(await list({ search: 'xyz' })).toEqual([])
    expect(new Set(await list({ search: 'etang' }, asManager()))).toEqual(new Set([other, stranger]))
  })
})
