import { siteSortKeys } from '@vigie/contract/sites/sites.ts'
import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import * as clockings from '../src/domains/clockings/clockings.store.ts'
import * as journal from '../src/domains/clockings/journal.store.ts'
import * as identify from '../src/domains/clockings/identify.store.ts'
import * as dashboard from '../src/domains/dashboard/dashboard.store.ts'
import * as infos from '../src/domains/schedules/infos.store.ts'
import * as publication from '../src/domains/schedules/publication.store.ts'
import * as schedules from '../src/domains/schedules/schedules.store.ts'
import * as shifts from '../src/domains/shifts/shifts.store.ts'
import type { SiteQuestion } from '../src/domains/sites/sites.list.store.ts'
import * as siteLists from '../src/domains/sites/sites.list.store.ts'
import * as siteSheets from '../src/domains/sites/sites.sheet.store.ts'
import type { Db, Query } from '../src/platform/postgres/db.ts'
import { planOf, readWhole } from './plans.ts'
import { openTestApp } from './app.ts'

const [day, month, now] = ['2026-10-12' as Day, '202610' as Month, '2026-10-12T08:00:00Z' as Instant]
const hash = Buffer.alloc(32, 1)
const uuid = '6f9619ff-8b86-4d11-b42d-00c04fc964ff'
let db: Db
const app = await openTestApp()
beforeAll(async () => {
  const { id } = await app.rows.company()
  db = app.database.forCompany(id)
  await fill(id, 50_000)
  const other = await app.rows.company()
  await fill(other.id, 5000)
  await app.database.superuser.query('analyze')
}, 120_000)

/** A company of so many shifts over four months, at 250 sites by 1,000 agents, each with the line of its start. */
async function fill(company: number, count: number): Promise<void> {
  const at = (sql: string, ...values: unknown[]) => app.database.superuser.query(sql, [company, ...values])
  await at(
    `insert into clients (company_id, code, name, created_at) select $1, 'C' || n, 'Client ' || n, '2026-01-01' from generate_series(1, 20) n`,
  )
  await at(`insert into sites (company_id, client_id, code, name, time_zone, created_at)
    select $1, (select min(client_id) from clients where company_id = $1) + n % 20, 'S' || n, 'Site ' || n, 'Europe/Paris', '2026-01-01' from generate_series(1, 250) n`)
  await at(`insert into agents (company_id, employee_number, last_name, first_name, clocking_code_hmac, created_at)
    select $1, 'M' || n, 'Nom' || n, 'Alix', sha256(n::text::bytea), '2026-01-01' from generate_series(1, 1000) n`)
  await at(
    `insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month)
     select $1, 'V' || n, s.first + n % 250, a.first + n % 1000, t, t + interval '8 hours', to_char(t, 'YYYYMM')
       from generate_series(1, $2::int) n, lateral (select timestamptz '2026-08-15T06:00:00Z' + n % 2928 * interval '1 hour' as t) x,
            (select min(site_id) as first from sites where company_id = $1) s, (select min(agent_id) as first from agents where company_id = $1) a`,
    count,
  )
  await at(`insert into clockings (company_id, site_id, seq, clocking_uuid, shift_id, kind, way, recorded_at, happened_at, line, hash)
    select company_id, site_id, row_number() over (partition by site_id order by shift_id), gen_random_uuid(), shift_id, 'start', 'code', starts_at, starts_at, '', '\\x'
      from shifts where company_id = $1`)
  await at(
    `insert into devices (company_id, uuid, secret_hash, paired_at) select $1, gen_random_uuid(), '\\x', '2026-01-01' from generate_series(1, 250)`,
  )
  await at(`insert into device_sites (company_id, device_id, site_id, created_at)
    select $1, d.device_id, s.first + d.device_id % 250, '2026-01-01' from devices d, (select min(site_id) as first from sites where company_id = $1) s where d.company_id = $1`)
}

const line = {
  company_id: 1,
  site_id: 1,
  clocking_uuid: uuid,
  shift_id: 500,
  agent_id: 1,
  kind: 'start',
  way: 'code',
  verdict: 1,
  recorded_at: now,
  happened_at: now,
  device_at: null,
  drift_seconds: null,
  device_id: 1,
  device_seq: null,
  user_id: null,
  anomaly_reason_id: null,
  is_forced: false,
  is_outside_area: false,
  is_offline: false,
  private_digest: null,
} as const
const sentQueries: Query<unknown>[] = []
/** Stands in for the company's database where a query of the store sends itself. */
const listening = (companyId: number): Db => ({
  ...db,
  companyId,
  read: (query) => (sentQueries.push(query as Query<unknown>), Promise.resolve([])),
})

/** The list of sites in each of the ways that look at shifts, page by page. */
const siteQuestion: SiteQuestion = {
  scope: { hasRights: true },
  month,
  openness: 'inMonth',
  search: 'site 12',
  clientIds: undefined,
  sectorIds: undefined,
  notInIds: undefined,
  isClockingEnabled: undefined,
  hasUnassignedShifts: true,
}
const siteForm = {
  instructions: '',
  access: '',
  alert: '',
  isClockingEnabled: true,
  canClockByPhone: false,
  isOutsideAreaRefused: false,
  perimeterMetres: null,
}
const sitePages = siteSortKeys.map((key) => ({
  order: { key, isDown: key !== 'name' },
  limit: 200,
  after: { key: key === 'createdAt' ? '2026-01-01T00:00:00Z' : '5', id: 5 },
  position: { latitude: 48.85, longitude: 2.35 },
  checksRights: true,
}))

/** Every named query of the stores that read shifts and clockings, in each of the ways it is asked. */
const named: Readonly<Record<string, () => readonly unknown[]>> = {
  shiftsOfDay: () => [
    shifts.shiftsOfDay(db, { day, limit: 500 }),
    shifts.shiftsOfDay(db, { day, limit: 500, siteId: 5 }),
    shifts.shiftsOfDay(db, { day, limit: 500, after: { key: now, id: 10 } }),
  ],
  sitesOfDay: () => [shifts.sitesOfDay(db, day, true), shifts.sitesOfDay(db, day, false)],
  figuresOfDay: () => [
    shifts.figuresOfDay(db, day, undefined, now, defaultSettings),
    shifts.figuresOfDay(db, day, 5, now, defaultSettings),
  ],
  shiftById: () => [shifts.shiftById(db, 500)],
  shiftsAfterGap: () => [shifts.shiftsAfterGap(db, [500, 501])],
  monthOfAgent: () => [shifts.monthOfAgent(db, 5, month, {}), shifts.monthOfAgent(db, 5, month, { isPublishedOnly: true, partnerId: 1 })],
  monthOfSite: () => [shifts.monthOfSite(db, 5, month, {}), shifts.monthOfSite(db, 5, month, { clientIds: [1, 2], siteIds: [5] })],
  isSiteThere: () => [shifts.isSiteThere(db, 5, {})],
  isAgentThere: () => [shifts.isAgentThere(db, 5, {})],
  clockingScene: () => [
    clockings.clockingFacts(db, { shiftId: 500, deviceId: 1, clockingUuid: uuid, ticketHash: hash, reasonId: null, now }),
  ],
  saveClocking: () => [
    clockings.saveClocking(db, { line, text: '{}', details: null, change: { arrivedAt: now, clockInStatus: 1 }, version: 1 }),
  ],
  anomalyReasons: () => {
    void clockings.anomalyReasons(listening(db.companyId))
    return sentQueries.splice(0)
  },
  deviceById: () => [identify.deviceById(db, 1)],
  sitesOfDevice: () => [identify.sitesOfDevice(db, 1)],
  agentByCode: () => [identify.agentByCode(db, hash)],
  agentByCard: () => [identify.agentByCard(db, '04A1')],
  shiftsAround: () => [identify.shiftsAround(db, 5, now)],
  saveTicket: () => identify.saveTicket(db, { ticketHash: hash, deviceId: 1, agentId: 1, way: 'code', expiresAt: now, now }),
  absencesOfAgent: () => [schedules.absencesOfAgent(db, 5, month, 'Europe/Paris')],
  absencesAtSite: () => [schedules.absencesAtSite(db, 5, month, 'Europe/Paris')],
  holidaysAround: () => [schedules.holidaysAround(db, month)],
  sectorOfSite: () => [schedules.sectorOfSite(db, 5)],
  sectorsOfAgent: () => [schedules.sectorsOfAgent(db, 5, month)],
  stampsOfAgent: () => [schedules.stampsOfAgent(db, 5, month)],
  plannedShifts: () => [schedules.plannedShifts(db, 5, month)],
  partnerOfAgent: () => [schedules.partnerOfAgent(db, 5)],
  stampsAtSite: () => [schedules.stampsAtSite(db, 5, month)],
  saveValidation: () => [
    publication.saveValidation(db, {
      agentId: 5,
      month,
      validatedAt: now,
      seen: { publishedAt: now, validatedAt: null, changedAt: null, plannedAt: now },
    }),
  ],
  countPublications: () => [publication.countPublications(db, month)],
  publicationsOf: () => [publication.publicationsOf(db, { month, search: 'nom', limit: 100 })],
  publish: () => [publication.publish(db, { month, agentIds: null, now }), publication.publish(db, { month, agentIds: [5], now })],
  unpublish: () => [publication.unpublish(db, { month, agentIds: [5] })],
  countPlanned: () => [publication.countPlanned(db, { month, agentIds: null })],
  infoScene: () => [infos.shiftInfoFacts(db, 500, 1)],
  siteOfShift: () => [infos.siteOfShift(db, 500)],
  colleaguesOf: () => [infos.colleaguesOf(db, 500)],
  sitesOf: () =>
    sitePages.flatMap((page) => [siteLists.sitesOf(db, siteQuestion, page), siteLists.sitesOf(db, { ...siteQuestion, search: '' }, page)]),
  countSites: () => [siteLists.countSites(db, siteQuestion)],
  clientsOf: () => [siteLists.clientsOf(db, { clientIds: [1], hasRights: true })],
  sectorsOf: () => [siteLists.sectorsOf(db, { hasRights: true })],
  siteById: () => [siteSheets.siteById(db, 5, { hasRights: true })],
  figuresOfSite: () => [siteSheets.figuresOfSite(db, 5, month)],
  saveSite: () => [siteSheets.saveSite(db, 5, 1, { ...siteForm, isActive: true })],
  contactsOf: () => [siteSheets.contactsOf(db, 5)],
  isAgentAtSite: () => [siteSheets.isAgentAtSite(db, 5, 5)],
  clientsNamed: () => [siteSheets.clientsNamed(db, null)],
  keyOfDevice: () => [journal.keyOfDevice(db, 1)],
  noteEntries: () => [journal.noteEntries(db, { deviceUuid: uuid, userId: 1, now, entries: [] })],
  linesOfShift: () => [journal.linesOfShift(db, 500)],
  refusedOfShift: () => [journal.refusedOfShift(db, 500)],
  shiftsOfPhone: () => [journal.shiftsOfPhone(db, 5, now)],
  sitesOfPhone: () => [journal.sitesOfPhone(db, 5, now, 150)],
  statsOfMonth: () => [dashboard.statsOfMonth(db, month)],
  anomaliesOfMonth: () => [dashboard.anomaliesOfMonth(db, month, now, defaultSettings)],
  shiftsWrong: () =>
    (['missed', 'late', 'outsideArea'] as const).map((kind) =>
      dashboard.shiftsWrong(db, { month, kind, limit: 50, before: { key: now, id: 10 } }, now, defaultSettings),
    ),
  shiftsToCome: () => [dashboard.shiftsToCome(db, now, 15)],
  contractsOfMonth: () => [
    dashboard.contractsOfMonth(db, { month, limit: 100 }),
    dashboard.contractsOfMonth(db, { month, hasShifts: true, limit: 100 }),
  ],
  firstSteps: () => [dashboard.firstSteps(db)],
  shiftsAtDevice: () => [identify.shiftsAtDevice(db, [5, 6], now)],
}

const modes = ['force_custom_plan', 'force_generic_plan'] as const
const asked = (name: string) => named[name]!() as Query<unknown>[]

describe('with 50,000 shifts and as many clockings', () => {
  it('every named query of the stores is looked at', () => {
    const stores = [shifts, schedules, publication, infos, siteLists, siteSheets, clockings, identify, journal, dashboard]
    const exported = stores.flatMap(Object.entries).filter(([name, value]) => typeof value === 'function' && name !== 'around')
    expect(new Set(exported.map(([name]) => name))).toEqual(new Set(Object.keys(named)))
  })

  it.each(Object.keys(named))('%s reads neither table whole, whatever plan is kept for it', async (name) => {
    for (const query of asked(name)) {
      for (const mode of modes) {
        const read = readWhole(await planOf(app, db, query, { mode }))
        expect(read, `${mode}: ${query.sql}`).not.toContain('shifts')
        expect(read, `${mode}: ${query.sql}`).not.toContain('clockings')
      }
    }
  })

  it.each(['shiftsOfDay', 'figuresOfDay', 'shiftsAround', 'monthOfAgent', 'monthOfSite'])(
    '%s finds its days by an index, under row-level security too',
    async (name) => {
      for (const query of asked(name)) {
        for (const mode of modes) {
          const conditions = (await planOf(app, db, query, { mode })).map((node) => node['Index Cond'] ?? '')
          expect(
            // Of one agent's month there are two: by the agent's days, and by the month's agents.
            conditions.some((condition) => condition.includes('starts_at') || /month = .*agent_id = /.test(condition)),
            `${mode}: ${query.sql}`,
          ).toBe(true)
        }
      }
    },
  )
})
