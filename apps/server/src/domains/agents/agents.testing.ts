import { agent, listAgents, type Agent } from '@vigie/contract/agents/agents.ts'
import type { Role } from '@vigie/contract/access.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import type { TestApp } from '../../../test/app.ts'
import { fixtureOf, type Fixture } from '../../../test/fixture.ts'

export interface People extends Fixture {
  readonly other: { readonly clientId: number; readonly siteId: number }
  /** By first name. */
  readonly ids: Readonly<Record<string, number>>
  readonly catalogue: Readonly<Record<string, number>>
}

/** October of 2026, in which the clock of a test app stands. */
export const october = '202610'

/**
 * A company with people to look for: Élise at the fixture's site, Bruno at another client's, Chloé a partner's at the
 * fixture's site, Denis who works nowhere and whose contract has ended, beside the fixture's Alix, who works in September.
 */
export async function peopleOf(app: TestApp): Promise<People> {
  const { rows } = app
  const fixture = await fixtureOf(rows)
  const company = fixture.company.id
  const clientId = await rows.client(company)
  const other = { clientId, siteId: await rows.site(company, clientId) }
  const make = async (first_name: string, last_name: string, columns: Record<string, unknown>) =>
    rows.agent(company, { columns: { first_name, last_name, ...columns } })
  await app.database.superuser.query(
    `update agents set last_name = 'Zola', employee_number = 'A1', card_number = 'CAR-A', card_expires_on = '2026-09-30' where company_id = $1`,
    [company],
  )
  const ids = {
    Alix: fixture.agentId,
    Élise: await make('Élise', 'Élan', {
      employee_number: 'A2',
      email: 'elise@example.test',
      phone_mobile: '06 12 34 56 78',
      phone_office: '01 02 03 04 05',
      address: '1 rue Haute',
      postcode: '69001',
      city: 'Lyon',
      photo_url: '/photos/elise.jpg',
      card_number: 'CAR-E',
      card_expires_on: '2026-12-01',
    }),
    Bruno: await make('Bruno', 'Elan', { employee_number: 'A10', card_number: 'CAR-B', card_expires_on: '2030-01-01' }),
    Chloé: await make('Chloé', 'Dubois', { employee_number: 'P1', partner_id: fixture.partnerId }),
    Denis: await make('Denis', 'Arnaud', { employee_number: 'A3' }),
  }
  for (const name of ['Élise', 'Bruno', 'Chloé'] as const) await rows.contract(company, ids[name])
  await rows.contract(company, ids.Denis, { ends_on: '2026-10-11' })
  const shift = (agentId: number, siteId: number, day: string, hours: number) =>
    rows.shift(company, {
      siteId,
      agentId,
      startsAt: `${day}T06:00:00Z`,
      endsAt: `${day}T${String(6 + hours).padStart(2, '0')}:00:00Z`,
    })
  await shift(ids.Élise, fixture.siteId, '2026-10-05', 8)
  await shift(ids.Élise, fixture.siteId, '2026-10-06', 7)
  await shift(ids.Bruno, other.siteId, '2026-10-05', 12)
  await shift(ids.Chloé, fixture.siteId, '2026-10-20', 4)
  await shift(ids.Alix, fixture.siteId, '2026-09-07', 8)
  const catalogue: Record<string, number> = {}
  for (const [kind, code] of [
    ['degree', 'SST'],
    ['empowerment', 'H0B0'],
    ['equipment', 'RADIO'],
    ['formality', 'VM'],
    ['job', 'CE'],
    ['language', 'EN'],
    ['nationality', 'UE'],
  ] as const) {
    const row = { company_id: company, kind, code, name: `Nom ${code}` }
    catalogue[kind] = (await rows.insert('qualifications', row))['qualification_id'] as number
    const held = { company_id: company, agent_id: ids.Élise, qualification_id: catalogue[kind] }
    await rows.insert('agent_qualifications', { ...held, expires_on: kind === 'degree' ? '2026-11-01' : null })
  }
  await rows.insert('agent_qualifications', { company_id: company, agent_id: ids.Bruno, qualification_id: catalogue['degree'] })
  return { ...fixture, other, ids, catalogue }
}

/** The agents that a role is answered, page after page. */
export async function agentsFor(app: TestApp, people: Fixture, role: Role, values: Values = {}): Promise<Agent[]> {
  const agents: Agent[] = []
  for (let cursor: string | undefined; ;) {
    const page = outputOf(listAgents, await app.http(listAgents, { ...values, ...(cursor && { cursor }) }, people.as(role)))
    agents.push(...page.agents)
    if (page.nextCursor === null) return agents
    cursor = page.nextCursor
  }
}
/** The wire's names of all that an agent is. */
export const wireNames = Object.values(agent.fields).map(([wire]) => wire)

/** What POST /resources takes of an agent of whom the name and the number alone are known. */
export const newAgent = {
  lastname: 'Morel',
  firstname: 'Inès',
  matriculation: 'A104',
  phone_mobile: '',
  email: '',
  born_on: null,
  clocking_code: '',
  card_number: '',
  card_expires_on: null,
  contract_type_id: null,
  contract_starts_on: null,
  monthly_hours_hundredths: null,
}

/** What POST /contracts takes beside the agent, the kind and the number. */
export const newContract = {
  starts_on: '2026-11-02',
  ends_on: null as string | null,
  monthly_hours_hundredths: 15167,
  category: "Agents d'exploitation",
  coefficient: '140',
  profile_id: null,
  can_access_availabilities: true,
  is_beside: false,
}

/** What is said of something that an agent has, beside what it is. */
export const newHeld = { number: '', issued_on: null, expires_on: null, document_id: null }
