import { noFigures } from '@vigie/contract/hours/hours.rules.ts'
import { countHeld, heldLists, listHeld, readHeldSheet, type HeldKind, type HeldList } from '@vigie/contract/personal-data/personal-data.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { documentIn } from '../../../test/documents.ts'
import { fixtureOf, type Fixture } from '../../../test/fixture.ts'
import { foreign, othersIn, rowsIn } from '../../../test/others.ts'
import { outputOf, type As } from '../../../test/transports.ts'
import { secretsOf } from '../../kit/secrets.ts'

const secretKey = 'a secret key that numbers are kept under'
const app = await openTestApp({ env: { SECRET_KEY: secretKey } })
const { rows } = app
const ours = await fixtureOf(rows)
const theirs = await fixtureOf(rows)
const company = ours.company.id
const agent = ours.as('resource')

const counts = async (as: As = agent) => {
  const { kinds } = outputOf(countHeld, await app.http(countHeld, {}, as))
  return Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])) as Record<HeldKind, number>
}
const sheet = async (as: As = agent) => outputOf(readHeldSheet, await app.http(readHeldSheet, {}, as))
/** All pages of a list. */
const held = async (list: HeldList, as: As = agent) => {
  const found: unknown[] = []
  for (let cursor: string | undefined, pages = 0; pages < 20; pages++) {
    const page = outputOf(listHeld, await app.http(listHeld, { list, ...(cursor && { cursor }) }, as))
    found.push(...(page[list] ?? []))
    if (page.nextCursor === null) return found
    cursor = page.nextCursor
  }
  throw new Error(`${list} does not end`)
}
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, [company, ...values])

let shiftId: number
beforeAll(async () => {
  await othersIn(app, ours)
  await rowsIn(app, theirs)
  shiftId = await shiftOn(ours, '2026-10-05')
  await publish('202610')
  await act(1, { kind: 'start', user_id: ours.users.resource })
  await act(2, { kind: 'end', user_id: ours.users.manager, is_forced: true })
  await sql(
    `insert into clocking_details (company_id, site_id, seq, salt, latitude, longitude, accuracy_metres, comment)
    values ($1, $2, 1, '\\x01', 48.8566, 2.3522, 12, 'porte nord')`,
    ours.siteId,
  )
}, 60_000)

const shiftOn = ({ siteId, agentId, contractId, company: { id } }: Fixture, day: string) =>
  rows.shift(id, { siteId, agentId, contractId, startsAt: `${day}T06:00:00Z`, endsAt: `${day}T14:00:00Z` })
const publish = (month: string) =>
  rows.insert('schedule_months', { company_id: company, agent_id: ours.agentId, month, published_at: '2026-09-20T08:00:00Z' })
const act = (seq: number, columns: Record<string, unknown>) =>
  rows.insert('clockings', {
    company_id: company,
    site_id: ours.siteId,
    seq,
    clocking_uuid: crypto.randomUUID(),
    shift_id: shiftId,
    agent_id: ours.agentId,
    way: 'code',
    recorded_at: '2026-10-05T06:01:00Z',
    happened_at: '2026-10-05T06:01:00Z',
    line: `{"seq":${seq}}`,
    hash: Buffer.alloc(32, seq),
    ...columns,
  })

describe('what is held on an agent', () => {
  it('is counted by kind, and comes to as many rows', async () => {
    const told = await counts()
    expect(told).toMatchObject({ identity: 1, contracts: 1, services: 1, acts: 2, positions: 1, months: 1 })
    for (const list of heldLists) expect(await held(list), list).toHaveLength(told[list])
    expect((await sheet()).contracts).toHaveLength(told.contracts)
  })

  it('holds each act with what was noted by it, its text and its digest, and the manager who has done it', async () => {
    const [arrival, departure] = await held('acts')
    expect(arrival).toMatchObject({ kind: 'start', latitude: 48.8566, comment: 'porte nord', managerName: null, line: '{"seq":1}' })
    expect(departure).toMatchObject({ kind: 'end', isForced: true, latitude: null, hash: '02'.repeat(32) })
    expect((departure as { managerName: string }).managerName).not.toBe('')
  })

  it('holds the own number whole, and of codes and badges no more than that there are some', async () => {
    const number = '180017505612345'
    const kept = secretsOf(secretKey).encrypt('national-insurance-number', `${company}:${ours.agentId}`, number)
    await sql('update agents set national_insurance_number = $3 where company_id = $1 and agent_id = $2', ours.agentId, kept)
    await rows.insert('nfc_cards', { company_id: company, uid: '04A1B2C3D4', agent_id: ours.agentId })
    const { identity } = await sheet()
    expect(identity).toMatchObject({ nationalInsuranceNumber: number, badgeEndings: expect.arrayContaining(['C3D4']) as unknown })
    expect(JSON.stringify(await sheet())).not.toContain('04A1B2')
  })

  it('holds the hours of each closed month as they were closed, also of one that was never published', async () => {
    const closed = {
      company_id: company,
      month: '202509',
      closed_at: '2025-10-02T08:00:00Z',
      closed_by: ours.users.manager,
      closed_by_name: 'C. R.',
      reason: '',
    }
    const sums = {
      unsettled_count: 0,
      unassigned_count: 0,
      control_shift_count: 1,
      control_planned_minutes: 480,
      control_done_minutes: 470,
    }
    await rows.insert('hours_closings', { ...closed, ...sums })
    const figures = { ...noFigures(), doneMinutes: 470, doneNightMinutes: 60 }
    const own = {
      company_id: company,
      month: '202509',
      agent_id: ours.agentId,
      agent_name: 'N',
      employee_number: 'A',
      contract_minutes: 9100,
    }
    await rows.insert('closed_hours', { ...own, figures: JSON.stringify(figures) })
    expect((await sheet()).closings).toEqual([
      { month: '202509', closedAt: '2025-10-02T08:00:00Z', contractMinutes: 9100, figures, carried: null },
    ])
  })

  it('holds no service of a month that is only drafted, until it is clocked', async () => {
    const draft = await shiftOn(ours, '2026-12-07')
    expect(await counts()).toMatchObject({ services: 1 })
    await sql('update shifts set clock_in_status = 1 where company_id = $1 and shift_id = $2', draft)
    expect(await held('services')).toEqual([expect.objectContaining({ id: shiftId }), expect.objectContaining({ id: draft })])
    await sql('delete from shifts where company_id = $1 and shift_id = $2', draft)
  })

  it('holds of comments those alone that the agent is let read', async () => {
    const written = { company_id: company, shift_id: shiftId, user_id: ours.users.manager, is_visible_client: true }
    const at = { created_at: '2026-10-05T15:00:00Z', updated_at: '2026-10-05T15:00:00Z' }
    await rows.insert('shift_comments', { ...written, ...at, text: 'interne', is_visible_agent: false })
    await rows.insert('shift_comments', { ...written, ...at, text: 'bien fait', is_visible_agent: true })
    expect(await held('comments')).toEqual([expect.objectContaining({ text: 'bien fait', serviceId: shiftId })])
    expect(await counts()).toMatchObject({ comments: 1 })
  })

  it('holds demands with their answer, missions with the own answer, absences, and documents with what became of them', async () => {
    const manager = ours.users.manager
    await rows.insert('demands', {
      company_id: company,
      agent_id: ours.agentId,
      demand_type_id: 10,
      text: 'Un badge neuf',
      response: 'Il est prêt',
      status: 3,
      created_at: '2026-10-01T08:00:00Z',
      handled_at: '2026-10-02T08:00:00Z',
      handled_by: manager,
    })
    expect(await held('demands')).toEqual([
      expect.objectContaining({ text: 'Un badge neuf', response: 'Il est prêt', fileNames: [], nationalInsuranceNumber: '' }),
    ])
    const columns = { is_first_yes: false, created_by: manager, created_at: '2026-10-01T08:00:00Z', text: 'Renfort' }
    const { mission_id } = await rows.insert('missions', { company_id: company, ...columns })
    await rows.insert('mission_shifts', { company_id: company, mission_id, shift_id: shiftId })
    const answer = { response: 2, responded_at: '2026-10-01T09:00:00Z' }
    await rows.insert('mission_agents', { company_id: company, mission_id, agent_id: ours.agentId, ...answer })
    expect(await held('missions')).toEqual([
      expect.objectContaining({ text: 'Renfort', response: 2, isGiven: false, startTimes: ['2026-10-05T06:00:00Z'] }),
    ])
    const { unavailability_type_id } = await rows.insert('unavailability_types', { company_id: company, name: 'Congés' })
    const away = {
      starts_at: '2026-10-20T00:00:00Z',
      ends_at: '2026-10-21T00:00:00Z',
      is_demand: false,
      created_at: '2026-10-01T08:00:00Z',
    }
    const noted = { note: 'Appel à 5 h', is_proof_awaited: true }
    await rows.insert('unavailabilities', { company_id: company, agent_id: ours.agentId, unavailability_type_id, ...away, ...noted })
    expect(await held('absences')).toEqual([expect.objectContaining({ typeName: 'Congés', note: 'Appel à 5 h', isProofAwaited: true })])
    const shift_id = await rows.shift(company, {
      siteId: ours.siteId,
      startsAt: '2026-10-05T05:00:00Z',
      endsAt: '2026-10-05T17:00:00Z',
    })
    const said = { shift_id, former_agent_id: ours.agentId, from_at: '2026-10-05T07:40:00Z', reason: 'Ne s’est pas présenté' }
    await rows.insert('handovers', { company_id: company, ...said, user_id: manager, created_at: '2026-10-05T07:41:00Z' })
    expect(await held('handovers')).toEqual([expect.objectContaining({ reason: 'Ne s’est pas présenté', from: '2026-10-05T07:40:00Z' })])
    const alert = { kind: 'notArrived', about: 'notArrived 1', shift_id, site_id: ours.siteId, agent_id: ours.agentId, note: 'Rappelé' }
    await rows.insert('alerts', { company_id: company, ...alert, since: '2026-10-05T05:00:00Z', raised_at: '2026-10-05T05:10:00Z' })
    expect(await held('alerts')).toEqual([expect.objectContaining({ kind: 'notArrived', note: 'Rappelé' })])
    const offered = { starts_at: '2026-10-24T06:00:00Z', ends_at: '2026-10-24T14:00:00Z', created_at: '2026-10-01T08:00:00Z' }
    await rows.insert('availabilities', { company_id: company, agent_id: ours.agentId, contract_id: ours.contractId, ...offered })
    expect(await held('availabilities')).toEqual([
      expect.objectContaining({ startsAt: '2026-10-24T06:00:00Z', endsAt: '2026-10-24T14:00:00Z' }),
    ])
    const given = { name: 'Consignes', owner: 'agent', ownerId: ours.agentId, agentIds: [ours.agentId], isAsked: true } as const
    const documentId = await documentIn(app, company, given)
    expect(await held('documents')).toEqual([expect.objectContaining({ name: 'Consignes', isAsked: true, validatedAt: null })])
    // Who is one of its readers no longer has been one.
    await sql(`update document_readers set until = '2026-10-12T08:00:00Z' where company_id = $1 and document_id = $2`, documentId)
    expect(await held('documents')).toEqual([expect.objectContaining({ name: 'Consignes', until: '2026-10-12T08:00:00Z' })])
  })

  it('holds the sites that its account has turned off, and those of nobody else', async () => {
    const quiet = { company_id: company, site_id: ours.siteId, created_at: '2026-10-03T08:00:00Z' }
    for (const user_id of [ours.users.resource, ours.users.client]) await rows.insert('quiet_sites', { ...quiet, user_id })
    expect((await sheet()).mutedSites).toEqual([{ siteName: expect.any(String) as string, since: '2026-10-03T08:00:00Z' }])
    expect(await counts()).toMatchObject({ mutedSites: 1 })
    expect((await sheet(theirs.as('resource'))).mutedSites).toEqual([])
  })

  it('tells which instructions the agent has opened', async () => {
    const [company, at] = [ours.company.id, '2026-10-03T08:00:00Z']
    const columns = { company_id: company, site_id: ours.siteId, number: 1, text: 'Ronde', starts_at: at, published_at: at, created_at: at }
    const { instructions_id } = await rows.insert('site_instructions', columns)
    await rows.insert('site_instruction_reads', { company_id: company, instructions_id, agent_id: ours.agentId, read_at: at })
    expect((await sheet()).instructions).toEqual([{ siteName: expect.any(String) as string, number: 1, readAt: at }])
    expect(await counts()).toMatchObject({ instructions: 1 })
    expect((await sheet(theirs.as('resource'))).instructions).toEqual([])
  })

  it('tells when and by what one was signed in, without what opens a session', async () => {
    const sessions = await held('sessions')
    expect(sessions.length).toBeGreaterThan(0)
    expect(Object.keys(sessions[0] as object).toSorted()).toEqual(['createdAt', 'endedAt', 'kind', 'lastSeenAt'])
  })

  it('comes page by page: five years of acts are never read at once', async () => {
    await sql(
      `insert into clockings (company_id, site_id, seq, clocking_uuid, shift_id, agent_id, kind, way, recorded_at, happened_at, line, hash)
       select $1, $2, n, gen_random_uuid(), $3, $4, 'start', 'code', '2026-10-05', '2026-10-05', '', '\\x' from generate_series(3, 620) n`,
      ours.siteId,
      shiftId,
      ours.agentId,
    )
    const first = outputOf(listHeld, await app.http(listHeld, { list: 'acts' }, agent))
    expect(first.acts).toHaveLength(250)
    expect(await held('acts')).toHaveLength(620)
    const { error } = await app.http(listHeld, { list: 'services', cursor: first.nextCursor! }, agent)
    expect(error?.code).toBe('INVALID')
  })

  it('names nobody else of the company, and nothing of another', async () => {
    const all = [await counts(), await sheet(), ...(await Promise.all(heldLists.map((list) => held(list))))]
    expect(JSON.stringify(all)).not.toContain(foreign)
    const other = theirs.as('resource')
    const acts = await held('acts', other)
    expect(acts).toEqual([])
    expect((await counts(other)).services).toBe(0)
  })

  it('is told to an agent without active contract too, and to nobody but an agent', async () => {
    await sql(`update contracts set ends_on = '2026-09-30', starts_on = '2020-01-01' where company_id = $1 and agent_id = $2`, ours.agentId)
    expect(await counts()).toMatchObject({ services: 1 })
    for (const name of ['manager', 'client', 'manager_partner'] as const)
      for (const call of [countHeld, readHeldSheet]) expect((await app.http(call, {}, ours.as(name))).error?.code).toBe('FORBIDDEN')
  })
})
