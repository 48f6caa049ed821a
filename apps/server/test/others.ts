import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'
import { documentIn } from './documents.ts'
import type { Fixture } from './fixture.ts'

/** Stands in every name of rows that are somebody else's: an answer that holds it tells what it must not. */
export const foreign = 'Etranger7Q'

/** One row of each kind. */
export interface OtherRows {
  readonly client: number
  readonly site: number
  readonly agent: number
  readonly contract: number
  readonly shift: number
  readonly device: number
  readonly link: number
  readonly uuid: string
  readonly user: number
  readonly reason: number
  readonly partner: number
  readonly notice: number
  readonly document: number
  readonly mission: number
  readonly demand: number
  readonly availability: number
  readonly absence: number
  readonly alert: number
  readonly loan: number
  readonly contact: number
  readonly instructions: number
  readonly sold: number
}

/** Of the fixture's own company, with which none of its people but the managers has to do. */
export async function othersIn(app: TestApp, { company: { id: company }, reasonId }: Fixture): Promise<OtherRows> {
  const { rows } = app
  const partner = await rows.partner(company, { name: foreign })
  const client = await rows.client(company, { name: foreign })
  const site = await rows.site(company, client, { name: foreign, latitude: 48.8566, longitude: 2.3522, can_clock_by_phone: true })
  const agent = await rows.agent(company, { code: '975310', columns: { last_name: foreign, partner_id: partner } })
  const contract = await rows.contract(company, agent)
  const shift = await shiftOf({ rows }, company, { site, agent, contract })
  const { deviceId, links, uuid } = await rows.device(company, [site], { name: foreign })
  const user = await rows.user(company, { role: 'resource', columns: { agent_id: agent, last_name: foreign } })
  const notice = await noticeOf({ rows }, company, user)
  // The newest, so that it stands on the first page.
  const columns = { created_at: '2030-01-01T00:00:00Z' }
  const document = await documentIn(app, company, {
    name: foreign,
    owner: 'site',
    ownerId: site,
    agentIds: [agent],
    isAsked: true,
    columns,
  })
  return {
    partner,
    client,
    site,
    agent,
    contract,
    shift,
    device: deviceId,
    link: links[0]!,
    uuid,
    user,
    reason: reasonId,
    document,
    notice,
    mission: await missionOf({ rows }, company, { shift, agent, user }),
    demand: await demandOf({ rows }, company, agent),
    availability: await availabilityOf({ rows }, company, { agent, contract }),
    absence: await absenceOf({ rows }, company, agent),
    alert: await alertOf({ rows }, company, site),
    loan: await loanOf({ rows }, company, agent),
    contact: await contactOf({ rows }, company, site),
    instructions: await instructionsOf({ rows }, company, site),
    sold: await soldOf({ rows }, company, site),
  }
}

/** Of another company, all of whose names are changed to the foreign one. */
export async function rowsIn(app: TestApp, theirs: Fixture): Promise<OtherRows> {
  const company = theirs.company.id
  const { clientId, siteId, agentId, contractId, partnerId, device, users, reasonId } = theirs
  for (const table of ['clients', 'sites', 'partners', 'devices', 'anomaly_reasons'])
    await app.database.superuser.query(`update ${table} set name = $2 where company_id = $1`, [company, foreign])
  for (const table of ['agents', 'users'])
    await app.database.superuser.query(`update ${table} set last_name = $2 where company_id = $1`, [company, foreign])
  const shift = await shiftOf(app, company, { site: siteId, agent: agentId, contract: contractId })
  return {
    mission: await missionOf(app, company, { shift, agent: agentId, user: users.manager }),
    demand: await demandOf(app, company, agentId),
    availability: await availabilityOf(app, company, { agent: agentId, contract: contractId }),
    absence: await absenceOf(app, company, agentId),
    alert: await alertOf(app, company, siteId),
    loan: await loanOf(app, company, agentId),
    contact: await contactOf(app, company, siteId),
    instructions: await instructionsOf(app, company, siteId),
    sold: await soldOf(app, company, siteId),
    notice: await noticeOf(app, company, users.resource),
    partner: partnerId,
    client: clientId,
    site: siteId,
    agent: agentId,
    contract: contractId,
    shift,
    device: device.deviceId,
    link: device.links[0]!,
    uuid: device.uuid,
    user: users.manager,
    reason: reasonId,
    document: await documentIn(app, company, { name: foreign, owner: 'agent', ownerId: agentId, agentIds: [agentId], isAsked: true }),
  }
}

async function missionOf({ rows }: Pick<TestApp, 'rows'>, company: number, of: { shift: number; agent: number; user: number }) {
  const columns = { is_first_yes: false, created_by: of.user, created_at: '2026-10-12T08:00:00Z', text: foreign }
  const { mission_id } = await rows.insert('missions', { company_id: company, ...columns })
  await rows.insert('mission_shifts', { company_id: company, mission_id, shift_id: of.shift })
  await rows.insert('mission_agents', { company_id: company, mission_id, agent_id: of.agent })
  return mission_id as number
}

async function demandOf({ rows }: Pick<TestApp, 'rows'>, company: number, agent: number) {
  const columns = { demand_type_id: 10, text: foreign, created_at: '2026-10-12T08:00:00Z' }
  return (await rows.insert('demands', { company_id: company, agent_id: agent, ...columns }))['demand_id'] as number
}

async function availabilityOf({ rows }: Pick<TestApp, 'rows'>, company: number, of: { agent: number; contract: number }) {
  const columns = { starts_at: '2026-10-20T08:00:00Z', ends_at: '2026-10-20T16:00:00Z', created_at: '2026-10-12T08:00:00Z' }
  const row = await rows.insert('availabilities', { company_id: company, agent_id: of.agent, contract_id: of.contract, ...columns })
  return row['availability_id'] as number
}

const instructionsOf = async ({ rows }: Pick<TestApp, 'rows'>, company: number, site: number) => {
  const instants = { starts_at: '2026-10-01T08:00:00Z', published_at: '2026-10-01T08:00:00Z', created_at: '2026-10-01T08:00:00Z' }
  const row = await rows.insert('site_instructions', { company_id: company, site_id: site, number: 1, text: foreign, ...instants })
  return row['instructions_id'] as number
}

const soldOf = async ({ rows }: Pick<TestApp, 'rows'>, company: number, site: number) => {
  const prestation = await rows.insert('prestations', { company_id: company, name: 'Filtrage' })
  const of = { company_id: company, site_id: site, prestation_id: prestation['prestation_id'], created_at: '2026-10-01T08:00:00Z' }
  return (await rows.insert('site_prestations', of))['site_prestation_id'] as number
}

const contactOf = async ({ rows }: Pick<TestApp, 'rows'>, company: number, site: number) =>
  (await rows.insert('contacts', { company_id: company, site_id: site, name: foreign }))['contact_id'] as number

const shiftOf = ({ rows }: Pick<TestApp, 'rows'>, company: number, of: { site: number; agent: number; contract: number }) =>
  rows.shift(company, {
    siteId: of.site,
    agentId: of.agent,
    contractId: of.contract,
    startsAt: '2026-10-12T08:00:00Z',
    endsAt: '2026-10-12T16:00:00Z',
  })

async function noticeOf({ rows }: Pick<TestApp, 'rows'>, company: number, user: number): Promise<number> {
  const row = await rows.insert('notifications', {
    company_id: company,
    user_id: user,
    kind: 'message',
    facts: JSON.stringify({ title: foreign, text: foreign }),
    path: '/',
    about: foreign,
    created_at: '2026-10-12T08:00:00Z',
  })
  return row['notification_id'] as number
}

async function alertOf({ rows }: Pick<TestApp, 'rows'>, company: number, site: number) {
  const at = '2026-10-12T08:00:00Z'
  const alert = { company_id: company, kind: 'uncovered', about: 'others', site_id: site, since: at, raised_at: at, duty_told_at: at }
  return (await rows.insert('alerts', alert))['alert_id'] as number
}
async function loanOf({ rows }: Pick<TestApp, 'rows'>, company: number, agent: number) {
  const of = { company_id: company, kind: 'equipment', code: randomUUID().slice(0, 8), name: 'Radio' }
  const { qualification_id } = await rows.insert('qualifications', of)
  const lent = { number: foreign, given_on: '2026-01-01', created_at: '2026-01-01T08:00:00Z' }
  return (await rows.insert('loans', { company_id: company, agent_id: agent, qualification_id, ...lent }))['loan_id'] as number
}

async function absenceOf({ rows }: Pick<TestApp, 'rows'>, company: number, agent: number) {
  const type = await rows.insert('unavailability_types', { company_id: company, name: `Congé ${randomUUID()}` })
  const row = await rows.insert('unavailabilities', {
    company_id: company,
    agent_id: agent,
    unavailability_type_id: type['unavailability_type_id'],
    starts_at: '2031-05-04T22:00:00Z',
    ends_at: '2031-05-05T22:00:00Z',
    created_at: '2026-01-01T00:00:00Z',
  })
  return row['unavailability_id'] as number
}
