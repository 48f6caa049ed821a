import { roundedPoint } from '@vigie/contract/kit/coordinates.ts'
import { createSite } from '@vigie/contract/sites/sites.sheet.ts'
import { readArrivals } from '@vigie/contract/sites/sites.arrivals.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixtureOf } from '../../../test/fixture.ts'
import { openTestApp } from '../../../test/app.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
const theirs = await fixtureOf(app.rows)
const site = { latitude: 48.8566, longitude: 2.3522 }
const company = fixture.company.id
/** Degrees of latitude that are so many metres. */
const degrees = (metres: number) => Math.floor((metres / 6_378_137) * (180 / Math.PI) * 1e7) / 1e7

let seq = 0
/** A service of a day, and an arrival at it so many metres north of the site. */
async function arrival(day: string, metres: number, { way = 'position', accuracy = 0, deleted = false, siteId = fixture.siteId } = {}) {
  const shiftId = await app.rows.shift(company, {
    siteId,
    agentId: fixture.agentId,
    contractId: fixture.contractId,
    startsAt: `${day}T06:00:00Z`,
    endsAt: `${day}T07:00:00Z`,
    ...(!deleted && { columns: { arrived_at: `${day}T05:58:00Z` } }),
  })
  seq += 1
  const line = { company_id: company, site_id: siteId, seq }
  await app.rows.insert('clockings', {
    ...line,
    clocking_uuid: crypto.randomUUID(),
    shift_id: shiftId,
    agent_id: fixture.agentId,
    kind: 'start',
    way,
    recorded_at: `${day}T05:58:00Z`,
    happened_at: `${day}T05:58:00Z`,
    line: '',
    hash: Buffer.from('00', 'hex'),
  })
  const place = { latitude: site.latitude + degrees(metres), longitude: site.longitude, accuracy_metres: accuracy }
  await app.rows.insert('clocking_details', { ...line, salt: Buffer.from('00', 'hex'), ...place })
}
// The clock stands at 12 October 2026.
beforeAll(async () => {
  await arrival('2026-10-11', 20)
  await arrival('2026-10-10', 140, { accuracy: 30 })
  await arrival('2026-10-09', 300)
  await arrival('2026-10-08', 900, { way: 'code' })
  await arrival('2026-10-07', 900, { deleted: true })
  await arrival('2026-08-10', 900)
})
const ask = (values: Values = {}, as = fixture.as('manager')) => app.http(readArrivals, { siteId: fixture.siteId, ...values }, as)
const needed = async (values: Values = {}) => outputOf(readArrivals, await ask(values)).neededMetres

describe('the perimeter that arrivals would have needed', () => {
  it('are those by phone of the last 60 days that still stand, less the precision, in order', async () => {
    expect(await needed()).toEqual([20, 110, 300])
  })

  it('are measured from the point that is asked about', async () => {
    expect(
      await needed({ latitude: roundedPoint({ ...site, latitude: site.latitude + degrees(300) }).latitude, longitude: site.longitude }),
    ).toEqual([1, 131, 281])
  })

  it('say nothing but metres', async () => {
    const answer = await ask()
    expect(Object.keys(answer.data as object)).toEqual(['needed_metres'])
  })

  it('are none at a site without a position, unless a point is asked about', async () => {
    const values = {
      client_id: fixture.clientId,
      name: 'Sans position',
      code: '',
      address: '',
      address_complement: '',
      postcode: '',
      city: '',
    }
    const rest = {
      phone: '',
      sector: '',
      time_zone: 'Europe/Paris',
      latitude: null,
      longitude: null,
      client_name: '',
      can_clock_by_phone: false,
    }
    const made = await app.http(createSite, { ...values, ...rest, perimeter_metres: null }, fixture.as('manager'))
    const { siteId } = outputOf(createSite, made)
    expect([await needed({ siteId }), await needed({ siteId, ...site })]).toEqual([null, []])
  })

  it('are for managers who edit sites, of their own company', async () => {
    const blind = await fixtureOf(app.rows, { rights: ['man_access_list_site'] })
    expect((await app.http(readArrivals, { siteId: blind.siteId }, blind.as('manager'))).status).toBe(403)
    expect((await ask({}, fixture.as('client'))).status).toBe(403)
    expect((await ask({}, theirs.as('manager'))).status).toBe(404)
  })
})
