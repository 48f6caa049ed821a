import { role, type Role } from '@vigie/contract/access.ts'
import { shiftClocked } from '@vigie/contract/shifts.ts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clocked, clockingHands, type ClockingHands } from '../../../test/clocking.ts'
import type { OpenSocket } from '../../../test/doors.ts'
import type { NewUser } from '../../../test/rows.ts'
import { openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf, type World, type WorldSettings } from '../../../test/world.ts'

const told = shiftClocked.name
let scene: TestScene
let world: World
let hands: ClockingHands
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  world = await worldOf(scene.rows)
  hands = clockingHands(scene, world)
})

const socketOf = (of: World, name: Role): Promise<OpenSocket> => scene.socket({ code: of.company.code, token: of.tokens[name] })
async function socketOfUser(user: NewUser): Promise<OpenSocket> {
  const { id, code } = world.company
  return scene.socket({ code, token: await scene.rows.session(id, await scene.rows.user(id, user)) })
}
/** Long enough for whatever is told to arrive: all of it goes out in one turn. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('a service that is clocked is told at once', () => {
  it('to the managers who look at services, to its agent, to its client and to whoever of the client has that site', async () => {
    const listeners = await Promise.all([role.manager, role.agent, role.client, role.clientUser].map((name) => socketOf(world, name)))
    const shift = clocked(await hands.byCode(await hands.shift()))
    for (const listener of listeners) {
      const { shift: heard } = z.decode(shiftClocked.gives, (await listener.next(told)) as never)
      expect(heard).toEqual(shift)
    }
  })

  it('to a client of several clients, for each of them', async () => {
    const several = await socketOfUser({
      role: 'client',
      clientIds: [await scene.rows.client(world.company.id), world.clientId],
      columns: { client_id: world.clientId },
    })
    await hands.byCode(await hands.shift())
    expect(await several.next(told)).toMatchObject({ shift: { site_id: world.siteId } })
  })

  it('to the partner whose agent it is', async () => {
    await scene.database.superuser.query('update agents set partner_id = $2 where agent_id = $1', [world.agentId, world.partnerId])
    const partner = await socketOf(world, role.partner)
    await hands.byCode(await hands.shift())
    expect(await partner.next(told)).toMatchObject({ shift: { resource_id: world.agentId } })
  })

  it('to the devices of its site, without the name where names do not show', async () => {
    const { company, siteId } = world
    const open = async (columns: Record<string, unknown>, sites = [siteId]) => {
      const device = await scene.rows.device(company.id, sites, columns)
      return scene.socket({ code: company.code, token: device.token })
    }
    const [named, nameless] = [await open({}), await open({ is_names_visible: false })]
    const deaf = [await open({ shifts_visibility: 'none' }), await open({}, [await scene.rows.site(company.id, world.clientId)])]
    await hands.byCode(await hands.shift())
    expect(await named.next(told)).toMatchObject({ shift: { resource_name: expect.stringContaining('Alix') } })
    expect(await nameless.next(told)).toMatchObject({ shift: { resource_name: null, resource_id: world.agentId } })
    await settle()
    expect(deaf.map((socket) => socket.heard(told))).toEqual([[], []])
  })

  it('to a manager who sees schedules, though not the list of services', async () => {
    const schedules = await socketOfUser({ role: 'manager', rights: ['man_access_schedule_site'] })
    await hands.byCode(await hands.shift())
    expect(await schedules.next(told)).toMatchObject({ shift: { site_id: world.siteId } })
  })

  it('once to a person in several rooms, and not again when the act is sent again', async () => {
    const manager = await socketOf(world, role.manager)
    const act = {
      vacation_id: await hands.shift(),
      type: 0,
      clocking_uuid: '6f9619ff-8b86-4d11-b42d-00c04fc964ff',
      ticket: await hands.ticket(),
    }
    await hands.record(act)
    await hands.record(act)
    await manager.next(told)
    await settle()
    expect(manager.heard(told)).toHaveLength(1)
  })

  it('is not told when it was refused', async () => {
    const manager = await socketOf(world, role.manager)
    await hands.record({ vacation_id: await hands.shift(), type: 0, ticket: 'made up' })
    await settle()
    expect(manager.heard(told)).toEqual([])
  })
})

describe('it is not told', () => {
  const shut = (name: string, caller: Role, settings: WorldSettings) => ({ name, caller, settings })

  it('to another company, to a client of another site, to another agent, nor to whoever is not signed in', async () => {
    const other = await worldOf(scene.rows)
    const { company } = world
    const otherSite = await scene.rows.site(company.id, world.clientId)
    const deaf = [
      await socketOf(other, role.manager),
      await socketOf(other, role.client),
      await scene.socket({ code: company.code }),
      await scene.socket({ code: company.code, token: other.tokens.manager }),
      await socketOfUser({ role: 'client_user', siteIds: [otherSite], columns: { client_id: world.clientId } }),
      await socketOfUser({ role: 'client_user', columns: { client_id: world.clientId } }),
      await socketOfUser({ role: 'client', columns: { client_id: await scene.rows.client(company.id) } }),
      await socketOfUser({ role: 'resource', columns: { agent_id: await scene.rows.agent(company.id) } }),
      await socketOfUser({ role: 'manager', rights: ['man_admin'] }),
      await socketOf(world, role.partner),
    ]
    const manager = await socketOf(world, role.manager)
    await hands.byCode(await hands.shift())
    await manager.next(told)
    await settle()
    expect(deaf.map((socket) => socket.heard(told))).toEqual(deaf.map(() => []))
  })

  it.each([
    shut('a client for whom PLANNING is forbidden', role.client, { forbiddenPages: ['PLANNING'] }),
    shut('a client_user where clients see no schedules', role.clientUser, { settings: { cli_access_schedule_site: false } }),
    shut('a client where clients see no schedules', role.client, { settings: { cli_access_schedule_site: false } }),
    shut('a partner for whom PART_PLANNING is forbidden', role.partner, { forbiddenPages: ['PART_PLANNING'] }),
  ])('to $name', async ({ caller, settings }) => {
    const closed = await worldOf(scene.rows, settings)
    await scene.database.superuser.query('update agents set partner_id = $2 where agent_id = $1', [closed.agentId, closed.partnerId])
    const own = clockingHands(scene, closed)
    const [deaf, manager] = [await socketOf(closed, caller), await socketOf(closed, role.manager)]
    await own.byCode(await own.shift())
    await manager.next(told)
    await settle()
    expect(deaf.heard(told)).toEqual([])
  })
})
