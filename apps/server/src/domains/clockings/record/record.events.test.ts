import { isClient, role, type Role } from '@vigie/contract/access.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import type { OpenSocket } from '../../../../test/transports.ts'
import type { NewUser } from '../../../../test/rows.ts'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, type Fixture, type FixtureSettings, freshFixture } from '../../../../test/fixture.ts'

const told = shiftClocked.name
const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

const socketOf = (of: Fixture, name: Role): Promise<OpenSocket> => app.socket({ code: of.company.code, token: of.tokens[name] })
async function socketOfUser(user: NewUser): Promise<OpenSocket> {
  const { id, code } = fixture.company
  return app.socket({ code, token: await app.rows.session(id, await app.rows.user(id, user)) })
}
/** Long enough for whatever is told to arrive: all of it goes out in one turn. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('a service that is clocked is told at once', () => {
  it('to the managers who look at services, to its agent, to its client and to whoever of the client has that site', async () => {
    const names = [role.manager, role.agent, role.client, role.clientUser]
    const listeners = await Promise.all(names.map((name) => socketOf(fixture, name)))
    const shift = clocked(await actions.byCode(await actions.shift()))
    for (const [at, listener] of listeners.entries()) {
      const { shift: heard } = z.decode(shiftClocked.payload, (await listener.next(told)) as never)
      // The contract is no business of a client, nor of the tablet that was answered.
      expect(heard).toEqual({ ...shift, contractId: isClient(names[at]!) ? null : fixture.contractId })
    }
  })

  it('to a client of several clients, for each of them', async () => {
    const several = await socketOfUser({
      role: 'client',
      clientIds: [await app.rows.client(fixture.company.id), fixture.clientId],
      columns: { client_id: fixture.clientId },
    })
    await actions.byCode(await actions.shift())
    expect(await several.next(told)).toMatchObject({ shift: { site_id: fixture.siteId } })
  })

  it('to the partner whose agent it is', async () => {
    await app.database.superuser.query('update agents set partner_id = $2 where agent_id = $1', [fixture.agentId, fixture.partnerId])
    const partner = await socketOf(fixture, role.partner)
    await actions.byCode(await actions.shift())
    expect(await partner.next(told)).toMatchObject({ shift: { resource_id: fixture.agentId } })
  })

  it('to the devices of its site, without the name where names do not show', async () => {
    const { company, siteId } = fixture
    const open = async (columns: Record<string, unknown>, sites = [siteId]) => {
      const device = await app.rows.device(company.id, sites, columns)
      return app.socket({ code: company.code, token: device.token })
    }
    const [named, nameless] = [await open({}), await open({ is_names_visible: false })]
    const deaf = [await open({ shifts_visibility: 'none' }), await open({}, [await app.rows.site(company.id, fixture.clientId)])]
    await actions.byCode(await actions.shift())
    expect(await named.next(told)).toMatchObject({ shift: { resource_name: expect.stringContaining('Alix') } })
    expect(await nameless.next(told)).toMatchObject({ shift: { resource_name: null, resource_id: fixture.agentId } })
    await settle()
    expect(deaf.map((socket) => socket.received(told))).toEqual([[], []])
  })

  it('to a manager who sees schedules, though not the list of services', async () => {
    const schedules = await socketOfUser({ role: 'manager', rights: ['man_access_schedule_site'] })
    await actions.byCode(await actions.shift())
    expect(await schedules.next(told)).toMatchObject({ shift: { site_id: fixture.siteId } })
  })

  it('once to a person in several rooms, and not again when the act is sent again', async () => {
    const manager = await socketOf(fixture, role.manager)
    const act = {
      vacation_id: await actions.shift(),
      type: 0,
      clocking_uuid: '6f9619ff-8b86-4d11-b42d-00c04fc964ff',
      ticket: await actions.ticket(),
    }
    await actions.record(act)
    await actions.record(act)
    await manager.next(told)
    await settle()
    expect(manager.received(told)).toHaveLength(1)
  })

  it('is not told when it was refused', async () => {
    const manager = await socketOf(fixture, role.manager)
    await actions.record({ vacation_id: await actions.shift(), type: 0, ticket: 'made up' })
    await settle()
    expect(manager.received(told)).toEqual([])
  })
})

describe('it is not told', () => {
  const shut = (name: string, caller: Role, settings: FixtureSettings) => ({ name, caller, settings })

  it('to another company, to a client of another site, to another agent, nor to whoever is not signed in', async () => {
    const other = await fixtureOf(app.rows)
    const { company } = fixture
    const otherSite = await app.rows.site(company.id, fixture.clientId)
    const deaf = [
      await socketOf(other, role.manager),
      await socketOf(other, role.client),
      await app.socket({ code: company.code }),
      await app.socket({ code: company.code, token: other.tokens.manager }),
      await socketOfUser({ role: 'client_user', siteIds: [otherSite], columns: { client_id: fixture.clientId } }),
      await socketOfUser({ role: 'client_user', columns: { client_id: fixture.clientId } }),
      await socketOfUser({ role: 'client', columns: { client_id: await app.rows.client(company.id) } }),
      await socketOfUser({ role: 'resource', columns: { agent_id: await app.rows.agent(company.id) } }),
      await socketOfUser({ role: 'manager', rights: ['man_admin'] }),
      await socketOf(fixture, role.partner),
    ]
    const manager = await socketOf(fixture, role.manager)
    await actions.byCode(await actions.shift())
    await manager.next(told)
    await settle()
    expect(deaf.map((socket) => socket.received(told))).toEqual(deaf.map(() => []))
  })

  it.each([
    shut('a client for whom PLANNING is forbidden', role.client, { forbiddenPages: ['PLANNING'] }),
    shut('a client_user where clients see no schedules', role.clientUser, { settings: { cli_access_schedule_site: false } }),
    shut('a client where clients see no schedules', role.client, { settings: { cli_access_schedule_site: false } }),
    shut('a partner for whom PART_PLANNING is forbidden', role.partner, { forbiddenPages: ['PART_PLANNING'] }),
  ])('to $name', async ({ caller, settings }) => {
    const closed = await fixtureOf(app.rows, settings)
    await app.database.superuser.query('update agents set partner_id = $2 where agent_id = $1', [closed.agentId, closed.partnerId])
    const own = clockingActions(app, closed)
    const [deaf, manager] = [await socketOf(closed, caller), await socketOf(closed, role.manager)]
    await own.byCode(await own.shift())
    await manager.next(told)
    await settle()
    expect(deaf.received(told)).toEqual([])
  })
})
