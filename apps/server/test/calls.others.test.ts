import { role, roles, type Caller, type Role } from '@vigie/contract/access.ts'
import { calls } from '@vigie/contract/gather/calls.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, transportsFor, transportsOf } from './app.ts'
import { accessRows } from './access.words.ts'
import { fixtureOf } from './fixture.ts'
import { idPathsOf, withId, type IdPath } from './ids.ts'
import { foreign, othersIn, rowsIn, type OtherRows } from './others.ts'
import { rowsOfCompany } from './rows.kept.ts'
import { samplesOf, unlockThrottles } from './samples.ts'
import type { Answered, Ask, Values } from './transports.ts'
import { askedCalls } from './calls.asked.ts'

/** What a value names, by its name on the wire; null: what everybody of a company shares, or what is only being made. */
const kinds: Readonly<Record<string, keyof OtherRows | null>> = {
  userId: 'user',
  user_id: 'user',
  manager_id: 'user',
  resourceId: 'agent',
  resource_ids: 'agent',
  resourceIds: 'agent',
  resource_id: 'agent',
  ids: 'notice',
  up_to: 'notice',
  siteId: 'site',
  site_id: 'site',
  site_ids: 'site',
  notInIds: 'site',
  companies: 'client',
  clientId: 'client',
  client_id: 'client',
  clientIds: 'client',
  client_ids: 'client',
  partner_id: 'partner',
  partnerId: 'partner',
  contractId: 'contract',
  id: 'shift',
  vacation_id: 'shift',
  shiftId: 'shift',
  shift_id: 'shift',
  shift_ids: 'shift',
  beside_ids: 'shift',
  prestation_id: null,
  activity_id: null,
  profile_id: null,
  qualification_id: null,
  document_id: 'document',
  mission_id: 'mission',
  demandId: 'demand',
  contract_id: 'contract',
  type_id: null,
  typeId: null,
  unavailability_type_id: null,
  contract_type_id: null,
  absence_id: 'absence',
  alert_id: 'alert',
  vacationId: 'shift',
  'plan.duties.[].user_id': 'user',
  call_id: null,
  demand_uuid: null,
  contractIds: 'contract',
  availability_uuid: null,
  clockingDeviceId: 'device',
  siteClockingDeviceId: 'link',
  uuid: 'uuid',
  device_uuid: 'uuid',
  sequence_uuid: 'uuid',
  takenSiteIds: 'site',
  // It counts beside the uuid of its device alone.
  replacesPairingId: null,
  // It counts where the card is that agent's alone, and tells nothing of anybody.
  formerResourceId: null,
  // It counts beside its agent alone.
  nfcCardId: null,
  clocking_anomaly_reason_id: 'reason',
  'qualifications.[].id': null,
  'device.id': 'device',
  ownerId: 'site',
  file_type_id: null,
  qualificationIds: null,
  qualification_ids: null,
  contractTypeId: null,
  sectors: null,
  clocking_uuid: null,
  // They count beside the secret of their device alone.
  entry: null,
  former_entry: null,
}
/** What calls that change several rows together name by their ids. */
const severalOf: Readonly<Record<string, keyof OtherRows>> = {
  '/company/clients/state': 'client',
  '/company/partners/state': 'partner',
  '/sites/state': 'site',
}
/** In the calls of documents an id is a document's. */
const isOfDocuments = (call: Call) => /\/(files?|documents)\b/.test(call.path)
const kindOf = (call: Call, path: IdPath): keyof OtherRows | null | undefined => {
  // What everybody of a company chooses from.
  if (call.path.startsWith('/company/lists')) return null
  const ofSeveral = severalOf[call.path]
  if (ofSeveral && path[0] === 'ids') return ofSeveral
  if (path.join('.') === 'id' && isOfDocuments(call)) return 'document'
  if (path.join('.') === 'id' && call.path.startsWith('/demands')) return call.path === '/demands/types' ? null : 'demand'
  if (path.join('.') === 'id' && call.path === '/availabilities') return 'availability'
  if (path.join('.') === 'id' && call.path.startsWith('/contracts')) return 'contract'
  if (path.join('.') === 'id' && call.path.startsWith('/loans')) return 'loan'
  if (path.join('.') === 'id' && /\/instructions\b/.test(call.path)) return 'instructions'
  if (path.join('.') === 'id' && call.path.endsWith('/prestations')) return 'sold'
  if (call.path.startsWith('/contacts') && (path.at(-1) === 'id' || path[0] === 'ids')) return 'contact'
  const whole = Object.entries(kinds).find(([name]) => name.includes('.') && path.join('.').endsWith(name))
  return whole ? whole[1] : kinds[path.findLast((name) => name !== '[]')!]
}

const app = await openTestApp({ env: { DEMO: 'on' } })
const ours = await fixtureOf(app.rows)
const theirs = await fixtureOf(app.rows)
const samples = samplesOf(app, ours)
let transports: readonly (readonly [string, Ask])[]
let others: OtherRows
let ofTheirs: OtherRows
const counts = { company: 0, other: 0 }
beforeAll(async () => {
  others = await othersIn(app, ours)
  ofTheirs = await rowsIn(app, theirs)
  await unlockThrottles(app)
  transports = await transportsOf(app, ours.company.code)
})

/** Whoever may make a call: every role, the paired device among them, and nobody. */
const callersOf = (call: Call): (Role | 'nobody')[] =>
  [...roles, 'nobody' as const].filter((one: Caller) => accessRows[nameOf(call)]?.[one] !== undefined)

/** A manager, who may see most, and another caller, in turns: the handlers are the same for each, and so is row-level security. */
function callersFrom(call: Call): (Role | 'nobody')[] {
  const all = callersOf(call)
  const others = all.filter((one) => one !== role.manager)
  const [inTurn] = others.slice(calls.indexOf(call) % Math.max(1, others.length))
  return size(
    all.filter((one) => one === role.manager || one === inTurn),
    all,
  )
}

/** The values of a call as they stand, without what narrows a list, and once with each row in them replaced by somebody else's. */
async function attemptsAt(call: Call, rows: OtherRows): Promise<{ what: string; values: Values }[]> {
  const named = idPathsOf(call).flatMap((path) => {
    const kind = kindOf(call, path)
    return kind ? [{ path, kind }] : []
  })
  const sample = async () => (await samples[nameOf(call)]!()).values
  const wide = Object.fromEntries(Object.entries(await sample()).filter(([name]) => name !== 'limit' && name !== 'search'))
  const attempts = [
    { what: 'as it stands', values: await sample() },
    { what: 'without what narrows it', values: wide },
  ]
  for (const { path, kind } of named)
    attempts.push({ what: `${path.join('.')}: another ${kind}`, values: withId(await sample(), path, rows[kind]) })
  return attempts
}

const tellsOf = ({ data, error }: Answered) => JSON.stringify([data, error]).includes(foreign)

/** The rows of another company, or those of one's own that are not one's own, each as PostgreSQL writes it. */
async function othersNow(): Promise<Record<string, string>> {
  const of: Readonly<Record<string, readonly [column: string, id: number]>> = {
    clients: ['client_id', others.client],
    partners: ['partner_id', others.partner],
    sites: ['site_id', others.site],
    agents: ['agent_id', others.agent],
    contracts: ['agent_id', others.agent],
    shifts: ['site_id', others.site],
    clockings: ['site_id', others.site],
    devices: ['device_id', others.device],
    device_sites: ['device_id', others.device],
    users: ['user_id', others.user],
    schedule_months: ['agent_id', others.agent],
    notifications: ['user_id', others.user],
    documents: ['document_id', others.document],
    demands: ['demand_id', others.demand],
    availabilities: ['availability_id', others.availability],
    loans: ['loan_id', others.loan],
    contacts: ['contact_id', others.contact],
    site_prestations: ['site_prestation_id', others.sold],
    site_instructions: ['instructions_id', others.instructions],
    document_readers: ['document_id', others.document],
  }
  const texts = Object.entries(of).map(
    ([table, [column, id]]) =>
      `(select '${table}' as name, string_agg(t::text, E'\\n' order by t::text) as rows from ${table} t where company_id = $1 and ${column} = ${id})`,
  )
  const { rows } = await app.database.superuser.query<{ name: string; rows: string | null }>(texts.join(' union all '), [ours.company.id])
  return Object.fromEntries(rows.map((row) => [row.name, row.rows ?? '']))
}

it('every value that names a row is known to name one of a kind', () => {
  const unknown = calls.flatMap((call) =>
    idPathsOf(call)
      .filter((path) => kindOf(call, path) === undefined)
      .map((path) => `${nameOf(call)}: ${path.join('.')}`),
  )
  expect(unknown).toEqual([])
})

describe("somebody else's rows in one's own company", () => {
  it.each(askedCalls.map((call) => [nameOf(call), call] as const))('%s: are neither told nor changed', async (_, call) => {
    const before = await othersNow()
    for (const { what, values } of await attemptsAt(call, others)) {
      for (const caller of callersOf(call).filter((one) => one !== role.manager && !call.endsSession)) {
        for (const [transport, ask] of transportsFor(call, transports)) {
          const answer = await ask(call, values, ours.as(caller))
          counts.company++
          expect(answer.status, `${what}, ${caller} by ${transport}`).toBeLessThan(500)
          expect(tellsOf(answer), `${what}, ${caller} by ${transport}`).toBe(false)
        }
      }
    }
    expect(await othersNow()).toEqual(before)
  })

  it('are told to a manager who asks alike: the attempts reach them', async () => {
    const told = new Set<string>()
    for (const call of askedCalls.filter(({ method }) => method === 'GET')) {
      for (const { values } of await attemptsAt(call, others))
        if (callersOf(call).includes(role.manager) && tellsOf(await app.http(call, values, ours.as(role.manager)))) told.add(nameOf(call))
    }
    const expected = [
      'GET /clients',
      'GET /clockings/devices',
      'GET /demands',
      'GET /documents/{id}',
      'GET /documents/{id}/readers',
      'GET /files',
      'GET /loans',
      'GET /resource/details',
      'GET /resources',
      'GET /schedules',
      'GET /services',
      'GET /sites',
      'GET /sites/{siteId}',
    ]
    expect([...told]).toEqual(expect.arrayContaining(expected))
  })
})

describe('rows of another company, named in any value', () => {
  it.each(askedCalls.map((call) => [nameOf(call), call] as const))('%s: are neither told nor changed, whoever asks', async (_, call) => {
    const before = await rowsOfCompany(app, theirs.company.id)
    for (const { what, values } of await attemptsAt(call, ofTheirs)) {
      for (const caller of callersFrom(call).filter(() => !call.endsSession)) {
        for (const [transport, ask] of transportsFor(call, transports)) {
          const answer = await ask(call, values, ours.as(caller))
          counts.other++
          expect(answer.status, `${what}, ${caller} by ${transport}`).toBeLessThan(500)
          // A manager sees its own company's rows, some of which bear that name too.
          expect(caller !== role.manager && tellsOf(answer), `${what}, ${caller} by ${transport}`).toBe(false)
        }
      }
    }
    expect(await rowsOfCompany(app, theirs.company.id)).toEqual(before)
  })
})

it('nothing of it was unforeseen, and much was tried', () => {
  expect([...new Set(app.faults)]).toEqual([])
  expect(counts.company).toBeGreaterThan(300)
  expect(counts.other).toBeGreaterThan(500)
})
