import type { Role } from '@vigie/contract/access.ts'
import { readShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { outputOf } from '../../../test/transports.ts'
import { at, openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'

let others: { agent: number; site: number }
let shifts: { own: number; beside: number; elsewhere: number; later: number }
const app = await openTestApp()
const fixture = freshFixture(app)
beforeEach(async () => {
  const { rows } = app
  const company = fixture.company.id
  const client = await rows.client(company)
  others = {
    agent: await rows.agent(company, { columns: { last_name: 'Collègue', first_name: 'Jo' } }),
    site: await rows.site(company, client),
  }
  const shift = (siteId: number, agentId: number, startsAt: string, endsAt: string) =>
    rows.shift(company, { siteId, agentId, startsAt, endsAt })
  shifts = {
    own: await shift(fixture.siteId, fixture.agentId, '2026-10-12T19:00:00Z', '2026-10-13T04:00:00Z'),
    beside: await shift(fixture.siteId, others.agent, '2026-10-12T15:00:00Z', '2026-10-12T23:00:00Z'),
    later: await shift(fixture.siteId, others.agent, '2026-10-13T04:00:00Z', '2026-10-13T12:00:00Z'),
    elsewhere: await shift(others.site, others.agent, '2026-10-14T15:00:00Z', '2026-10-14T23:00:00Z'),
  }
  await publish(fixture.agentId)
})

const publish = (agent_id: number) =>
  app.rows.insert('schedule_months', {
    company_id: fixture.company.id,
    agent_id,
    month: '202610',
    published_at: at('2026-09-25T08:00:00Z'),
  })
const ask = (role: Role, id: number) => app.http(readShiftInfos, { id }, fixture.as(role))
const read = async (role: Role, id = shifts.own) => outputOf(readShiftInfos, await ask(role, id))
const codeOf = async (role: Role, id: number) => {
  const { status, error } = await ask(role, id)
  return [status, error?.code]
}

describe('one shift', () => {
  it('comes with its site and with who works beside it; who only relieves it does not', async () => {
    await app.database.superuser.query(
      `update sites set address = '1 rue du Port', access = 'Badge', instructions = 'Ronde à 2 h', alert = 'Chien', phone = '0102030405' where site_id = $1`,
      [fixture.siteId],
    )
    const { shift, site, colleagues } = await read('manager')
    expect(shift).toMatchObject({ id: shifts.own, startsLocal: '2026-10-12 21:00:00', isNight: true })
    expect(site).toMatchObject({
      id: fixture.siteId,
      address: '1 rue du Port',
      accessText: 'Badge',
      instructions: 'Ronde à 2 h',
      alert: 'Chien',
      phone: '0102030405',
      latitude: 48.8566,
      timeZone: 'Europe/Paris',
    })
    expect(colleagues).toMatchObject([
      { shiftId: shifts.beside, agentId: others.agent, name: 'Collègue Jo', startsLocal: '2026-10-12 17:00:00' },
    ])
  })

  it('is seen by its agent once published, and tells of published colleagues alone', async () => {
    expect((await read('resource')).colleagues).toEqual([])
    await publish(others.agent)
    expect((await read('resource')).colleagues).toMatchObject([{ name: 'Collègue Jo' }])
    expect(await codeOf('resource', shifts.beside)).toEqual([404, 'NOT_FOUND'])
    await app.database.superuser.query('update schedule_months set published_at = null where agent_id = $1', [fixture.agentId])
    expect(await codeOf('resource', shifts.own)).toEqual([404, 'NOT_FOUND'])
  })

  it('is seen by the client of its site and by no other', async () => {
    for (const role of ['client', 'client_user'] as const) {
      expect((await read(role)).shift.agentName).toContain('Alix')
      expect(await codeOf(role, shifts.elsewhere)).toEqual([404, 'NOT_FOUND'])
    }
  })

  it('is seen by the partner whose agent it is, without the names of others', async () => {
    expect(await codeOf('manager_partner', shifts.own)).toEqual([404, 'NOT_FOUND'])
    await app.database.superuser.query('update agents set partner_id = $2 where agent_id = $1', [fixture.agentId, fixture.partnerId])
    expect((await read('manager_partner')).colleagues).toMatchObject([{ shiftId: shifts.beside, agentId: null, name: null }])
  })

  it('tells what a site says of itself to no partner and on no wall', async () => {
    await app.database.superuser.query(`update sites set access = 'Badge', instructions = 'Ronde', alert = 'Chien' where site_id = $1`, [
      fixture.siteId,
    ])
    await app.database.superuser.query('update agents set partner_id = $2 where agent_id = $1', [fixture.agentId, fixture.partnerId])
    const wordsFor = async (role: Role) => {
      const { accessText, instructions, alert } = (await read(role)).site
      return [accessText, instructions, alert]
    }
    for (const role of ['manager', 'resource', 'client', 'client_user'] as const)
      expect(await wordsFor(role)).toEqual(['Badge', 'Ronde', 'Chien'])
    for (const role of ['manager_partner', 'clocking_device'] as const) expect(await wordsFor(role)).toEqual(['', '', ''])
  })

  it('is seen at a device of its site; names only where they show', async () => {
    expect((await read('clocking_device')).colleagues).toMatchObject([{ name: 'Collègue Jo' }])
    expect(await codeOf('clocking_device', shifts.elsewhere)).toEqual([403, 'SITE_ACCESS_FORBIDDEN'])
    expect(await codeOf('clocking_device', 999_999)).toEqual([403, 'SITE_ACCESS_FORBIDDEN'])
    await app.database.superuser.query('update devices set is_names_visible = false where device_id = $1', [fixture.device.deviceId])
    const nameless = await read('clocking_device')
    expect([nameless.shift.agentName, nameless.colleagues[0]?.name]).toEqual([null, null])
  })

  it('needs one of the rights that show schedules', async () => {
    const blind = await fixtureOf(app.rows, { rights: ['man_access_services'] })
    const shift = await app.rows.shift(blind.company.id, {
      siteId: blind.siteId,
      startsAt: '2026-10-12T19:00:00Z',
      endsAt: '2026-10-13T04:00:00Z',
    })
    expect((await app.http(readShiftInfos, { id: shift }, blind.as('manager'))).status).toBe(403)
    expect(await codeOf('manager', shift)).toEqual([404, 'NOT_FOUND'])
  })
})
