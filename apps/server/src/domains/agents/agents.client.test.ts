import { readAgent } from '@vigie/contract/agents/agents.ts'
import { role } from '@vigie/contract/access.ts'
import { describe, expect, it } from 'vitest'
import type { Ask } from '../../../test/transports.ts'
import { openTestApp, transportsOf } from '../../../test/app.ts'
import { listAgents } from '@vigie/contract/agents/agents.ts'
import { peopleOf, wireNames } from './agents.testing.ts'

const app = await openTestApp()
const people = await peopleOf(app)
const transports = await transportsOf(app, people.company.code)

type Wire = Record<string, unknown>
const inList = async (ask: Ask, as: typeof role.client | typeof role.clientUser): Promise<Wire> => {
  const { data } = await ask(listAgents, {}, people.as(as))
  return (data as { resources: Wire[] }).resources.find(({ id }) => id === people.ids['Élise'])!
}
const sheet = async (ask: Ask, as: typeof role.client | typeof role.clientUser): Promise<Wire> =>
  ((await ask(readAgent, { resourceId: people.ids['Élise'] }, people.as(as))).data as { resource: Wire }).resource

/** All that a client's reader is told of Élise: name, photo, card, degrees and empowerments (decisions/03-access). */
const told = (): Wire => ({
  id: people.ids['Élise'],
  fullname: 'Élan Élise',
  firstname: 'Élise',
  lastname: 'Élan',
  photo_url: '/photos/elise.jpg',
  card_number: 'CAR-E',
  card_expires_on: '2026-12-01',
  degreeIds: [people.catalogue['degree']],
  empowermentIds: [people.catalogue['empowerment']],
  hasRights: false,
})
/** Its papers are the manager's. */
const untold = { number: null, issued_on: null, document_id: null, document_name: null, version: null }
const qualifications = () => [
  { id: people.catalogue['degree'], kind: 'degree', code: 'SST', name: 'Nom SST', expires_on: '2026-11-01', ...untold },
  { id: people.catalogue['empowerment'], kind: 'empowerment', code: 'H0B0', name: 'Nom H0B0', expires_on: null, ...untold },
]

describe.each([role.client, role.clientUser] as const)('a %s', (as) => {
  it('is told these fields of an agent in a list, and every other one is null', async () => {
    for (const [transport, ask] of transports) {
      const got = await inList(ask, as)
      expect(Object.keys(got).toSorted(), transport).toEqual(wireNames.toSorted())
      for (const [field, value] of Object.entries(got)) expect(value, `${transport}: ${field}`).toEqual(told()[field] ?? null)
    }
  })

  it('is told these fields of the sheet, and every other one is null', async () => {
    for (const [transport, ask] of transports) {
      const { qualifications: held, ...got } = await sheet(ask, as)
      expect(held, transport).toEqual(qualifications())
      for (const [field, value] of Object.entries(got)) expect(value, `${transport}: ${field}`).toEqual(told()[field] ?? null)
    }
  })

  it('nothing private stands anywhere in the answers, whatever their fields', async () => {
    const text = JSON.stringify(await Promise.all(transports.flatMap(([, ask]) => [inList(ask, as), sheet(ask, as)])))
    for (const word of ['elise@', '06 12', '01 02', 'rue Haute', '69001', 'Lyon', 'A2', 'RADIO', 'Nom UE', 'Nom EN', 'Nom CE', 'Nom VM'])
      expect(text, word).not.toContain(word)
    expect(text).toContain('CAR-E')
  })

  it('sees nobody who does not work for it', async () => {
    for (const name of ['Bruno', 'Denis']) {
      const { status, error } = await app.http(readAgent, { resourceId: people.ids[name] }, people.as(as))
      expect({ status, code: error?.code }, name).toEqual({ status: 404, code: 'NOT_FOUND' })
    }
  })
})

describe('who worked for a client', () => {
  it('is seen through the months of its schedules, and no longer', async () => {
    const ask = () => app.http(readAgent, { resourceId: people.ids['Alix'] }, people.as(role.client))
    expect((await ask()).status).toBe(200)
    await app.database.superuser.query(`update shifts set month = '202509' where company_id = $1 and agent_id = $2`, [
      people.company.id,
      people.ids['Alix'],
    ])
    expect((await ask()).status).toBe(404)
  })
  it('a sub-client is held to its sites', async () => {
    await app.database.superuser.query('delete from user_sites where company_id = $1', [people.company.id])
    expect((await app.http(readAgent, { resourceId: people.ids['Élise'] }, people.as(role.clientUser))).status).toBe(404)
  })
})
