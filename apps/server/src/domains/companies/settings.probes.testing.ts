import { changeAgent, listAgents } from '@vigie/contract/agents/agents.ts'
import { minimumLength } from '@vigie/contract/auth/passwords.rules.ts'
import { readSession, signIn } from '@vigie/contract/auth/auth.ts'
import { listAvailabilities } from '@vigie/contract/availabilities/availabilities.ts'
import { doubtOf } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { checksOf } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import { isWithinClockIn, isWithinGrace, isWithinPreClocking } from '@vigie/contract/clockings/clockings.rules.ts'
import { readCompany } from '@vigie/contract/companies/companies.infos.ts'
import { readTheme } from '@vigie/contract/companies/companies.ts'
import type { ChangeableKey } from '@vigie/contract/companies/settings.changes.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import { listDemands } from '@vigie/contract/demands/demands.ts'
import { checkClockingApp } from '@vigie/contract/devices/devices.ts'
import { readDeviceSettings } from '@vigie/contract/devices/devices.settings.ts'
import { readFileData } from '@vigie/contract/documents/documents.ts'
import { readStorage } from '@vigie/contract/files/files.ts'
import type { Call, Output } from '@vigie/contract/kit/call.ts'
import { addMinutes, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { listMissions } from '@vigie/contract/missions/missions.ts'
import { listPrintChoices } from '@vigie/contract/prints/prints.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { listShifts, countShifts } from '@vigie/contract/shifts/shifts.ts'
import { createSite, readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import type { TestApp } from '../../../test/app.ts'
import { documentIn } from '../../../test/documents.ts'
import { password, type Fixture } from '../../../test/fixture.ts'
import { outputOf, type As, type Values } from '../../../test/transports.ts'

interface Scene {
  readonly app: TestApp
  readonly fixture: Fixture
  /** The company's settings as the call answers them. */
  readonly settings: CompanySettings
  /** What one probe keeps from its first look to its second. */
  readonly kept: Map<string, number>
}
/** What a user sees, or a rule decides, under the settings as they are. */
type Look = (scene: Scene) => unknown
/** Another value of a setting, and what shows the difference. */
type Probe = readonly [value: unknown, look: Look]

const now = '2026-10-12T08:00:00Z' as Instant
const inMinutes = (minutes: number): Instant => addMinutes(now, minutes)
const month = '202610' as Month
const service = {
  startsAt: inMinutes(20),
  endsAt: inMinutes(500),
  arrivedAt: null,
  leftAt: null,
  preClockInAt: null,
  canPreClock: true,
  isClockInUnconfirmed: false,
  isClockOutUnconfirmed: false,
}

type Who = Parameters<Fixture['as']>[0]
const none = (): Values => ({})
/** Whether a call is open to a role: below the gate stands what is wrong with the values. */
const isOpen =
  (call: Call, who: Who, values: (fixture: Fixture) => Values = none): Look =>
  async ({ app, fixture }) =>
    (await app.http(call, values(fixture), fixture.as(who))).status !== 403
/** A field of an answer. */
const own =
  <C extends Call>(call: C, who: Who, of: (output: Output<C>) => unknown, values: (fixture: Fixture) => Values = none): Look =>
  async ({ app, fixture }) =>
    of(outputOf(call, await app.http(call, values(fixture), fixture.as(who))))
/** What the page of everybody is given at its start. */
const atStart =
  (of: (session: Awaited<ReturnType<typeof sessionOf>>) => unknown): Look =>
  async ({ app, fixture }) =>
    of(await sessionOf(app, fixture.as('resource')))
const sessionOf = async (app: TestApp, as: As) => outputOf(readSession, await app.http(readSession, {}, as)).environment

/** The status of a call by a user who signed in five minutes ago and was idle since. */
const isIn =
  (isMobile: boolean): Look =>
  async ({ app, fixture, kept }) => {
    const email = `idle-${isMobile}-${kept.size}@example.test`
    kept.set(email, await app.rows.user(fixture.company.id, { role: 'manager', email, password }))
    const { accessToken } = outputOf(signIn, await app.http(signIn, { email, password, isMobile }, fixture.as('nobody')))
    app.clock.forward(300)
    return (await app.http(readSession, {}, { code: fixture.company.code, token: accessToken! })).status
  }

/** The address at which an office document opens. */
const viewer: Look = async ({ app, fixture, kept }) => {
  const file = {
    name: 'Registre.xlsx',
    extension: 'xlsx',
    media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pages: null,
  }
  const id = kept.get('document') ?? (await documentIn(app, fixture.company.id, { agentIds: [fixture.agentId], file }))
  kept.set('document', id)
  return outputOf(readFileData, await app.http(readFileData, { id }, fixture.as('resource'))).viewerUrl
}

/** How many services count as missed now: one began half an hour ago without an arrival. */
const missed: Look = async ({ app, fixture, kept }) => {
  const { company, siteId, agentId, contractId } = fixture
  const at = (minutes: number) => new Date(Date.parse(app.clock.now()) + minutes * 60_000).toISOString()
  if (!kept.has('shift'))
    kept.set('shift', await app.rows.shift(company.id, { siteId, agentId, contractId, startsAt: at(-30), endsAt: at(400) }))
  const stats = await app.http(countShifts, { date: app.clock.now().slice(0, 10) }, fixture.as('manager'))
  return outputOf(countShifts, stats).missed
}

/** One for each setting that the screen changes; the compiler names one that is missing. */
export const probes: Readonly<Record<ChangeableKey, Probe>> = {
  phone_urgency: ['01 99 00 17 17', own(readCompany, 'resource', ({ urgencyPhone }) => urgencyPhone)],
  documents_viewer_url: ['https://viewer.example/?src=', viewer],
  map_tiles_url: ['https://tiles.example/{z}/{x}/{y}.png', own(readSession, 'manager', ({ mapTiles }) => mapTiles ?? 'a plain plan')],
  map_tiles_attribution: ['© Cartes Exemple', atStart(({ settings }) => settings.map_tiles_attribution)],
  currency_name: ['CHF', atStart(({ parameters }) => parameters.currency)],
  color_primary: ['#0b6b5f', own(readTheme, 'nobody', ({ primaryColour }) => primaryColour)],
  color_secondary: ['#0b6b5f', own(readTheme, 'nobody', ({ secondaryColour }) => secondaryColour)],
  is_clocking_enabled: [false, own(checkClockingApp, 'manager', ({ isEnabled }) => isEnabled)],
  clocking_early_minutes: [10, ({ settings }) => isWithinClockIn(service, now, settings)],
  clocking_late_tolerance_minutes: [60, missed],
  clocking_out_grace_minutes: [10, ({ settings }) => isWithinGrace(service, inMinutes(560), settings)],
  site_perimeter_metres: [
    80,
    own(
      readSite,
      'manager',
      (sheet) => sheet.settings?.companyPerimeterMetres,
      ({ siteId }) => ({ siteId }),
    ),
  ],
  pre_clocking_resource_notification_minutes: [10, ({ settings }) => isWithinPreClocking(service, now, settings)],
  clocking_offline_max_hours: [
    1,
    ({ settings }) => {
      const act = { happenedAt: inMinutes(-120), isBorneOut: true, anchorAt: inMinutes(-130), told: null }
      const contacts = { firstAt: inMinutes(-500), lastAt: inMinutes(-130), burst: null }
      return doubtOf(act, { receivedAt: now, contacts, maxHours: settings.clocking_offline_max_hours })
    },
  ],
  shift_check_every_minutes: [30, ({ settings }) => checksAt(settings)],
  // It is seen where there are checks.
  shift_check_answer_minutes: [20, ({ settings }) => checksAt({ ...settings, shift_check_every_minutes: 30 })],
  device_site_limit: [3, own(readDeviceSettings, 'clocking_device', ({ device }) => device.siteLimit)],
  is_mission_enabled: [false, isOpen(listMissions, 'resource')],
  res_month_before_schedule: [3, ({ settings }) => boundsOf('resource', month, settings)],
  res_month_after_schedule: [3, ({ settings }) => boundsOf('resource', month, settings)],
  cli_month_before_schedule: [3, ({ settings }) => boundsOf('client', month, settings)],
  cli_month_after_schedule: [3, ({ settings }) => boundsOf('client_user', month, settings)],
  man_access_list_resource: [false, isOpen(listAgents, 'manager')],
  man_access_list_site: [false, isOpen(listSites, 'manager', () => ({ month }))],
  man_access_schedule_site: [false, isOpen(listPrintChoices, 'manager', () => ({ month }))],
  man_access_services: [false, isOpen(listShifts, 'manager', () => ({ date: '2026-10-12' }))],
  man_edit_planning: [false, isOpen(listMissions, 'manager')],
  man_edit_resources: [false, isOpen(changeAgent, 'manager')],
  man_edit_sites: [false, isOpen(createSite, 'manager')],
  res_access_schedule: [false, isOpen(readSchedules, 'resource', () => ({ month }))],
  res_access_demands: [false, isOpen(listDemands, 'resource')],
  res_access_availabilities: [false, isOpen(listAvailabilities, 'resource')],
  cli_access_schedule_site: [false, isOpen(readSchedules, 'client', ({ siteId }) => ({ month, siteId }))],
  cli_access_sites: [false, isOpen(listSites, 'client', () => ({ month }))],
  partner_access_schedules: [false, isOpen(readSchedules, 'manager_partner', () => ({ month, siteId: 0 }))],
  partner_access_resources: [false, isOpen(listAgents, 'manager_partner')],
  session_idle_minutes: [3, isIn(false)],
  session_idle_native_minutes: [3, isIn(true)],
  password_min_length: [20, ({ settings }) => minimumLength({ isStrong: false, companyMinimum: settings.password_min_length })],
  file_megabytes: [1, own(readStorage, 'manager', ({ fileBytes }) => fileBytes)],
  storage_user_megabytes: [1, own(readStorage, 'manager', ({ ownMostBytes }) => ownMostBytes)],
}

const checksAt = (settings: CompanySettings) => {
  const shift = { endsAt: inMinutes(300), arrivedAt: inMinutes(-100), leftAt: null, checkTimes: [], pauseTimes: [] }
  return checksOf(shift, now, { ...settings, shift_check_since: null }).map(({ dueAt, answerBy }) => [dueAt, answerBy])
}
