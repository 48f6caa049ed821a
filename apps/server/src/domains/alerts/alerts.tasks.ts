import type { AlertKind } from '@vigie/contract/alerts/alerts.kinds.ts'
import { farthestBack, isAnew, onDutyAt, stepOf, untold, wrongOf, type Wrong } from '@vigie/contract/alerts/alerts.rules.ts'
import { alertsChanged, type AlertPlan } from '@vigie/contract/alerts/alerts.ts'
import { silentSince } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import { deviceStateAt, isOnlineAt, onlineMinutes } from '@vigie/contract/devices/devices.state.rules.ts'
import { addMinutes, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import * as z from 'zod/mini'
import { audience } from '../../kit/audience.ts'
import type { Company } from '../../kit/session.ts'
import { task } from '../../kit/task.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { accountsOfAgents } from '../auth/users.store.ts'
import { readCompany } from '../companies/companies.store.ts'
import { calledBy } from '../devices/devices.alarms.ts'
import { managersOfServices } from '../devices/devices.alarms.store.ts'
import { listedDevices } from '../devices/devices.list.store.ts'
import { notifyEach } from '../notifications/notify.store.ts'
import { lookForAlerts } from './alerts.names.ts'
import { noticesOf, type Said } from './alerts.notices.ts'
import { planOf } from './alerts.plan.ts'
import {
  alertedShifts,
  endAlerts,
  noteLook,
  noteSteps,
  openAlerts,
  releaseLostAlerts,
  storedPlan,
  type OpenAlert,
  type ToldStep,
} from './alerts.store.ts'

/** Looks each minute at what a company is to be alerted of: nothing of it is asked when somebody clocks. */
export const tasks = [
  task({
    name: lookForAlerts,
    input: z.object({}),
    run: async (_, { db, now, emit }) => {
      const company = await readCompany(db)
      if (!company?.settings.man_access_services) return
      const [[seen], released] = await db.batch(noteLook(db, now), releaseLostAlerts(db))
      const [stored, open] = await db.batch(storedPlan(db), openAlerts(db))
      const plan = planOf(stored[0])
      const { found, silent } = await whatIsWrong(db, company, plan, now, seen?.resumedAt ?? null)
      const foundOf = new Map(found.map((one) => [one.about, one]))
      const isOver = ({ about, doneAt, takenAt }: OpenAlert): boolean => {
        const one = foundOf.get(about)
        // A device that somebody looks after, or has, is no new alert at its next service as long as it was not heard.
        if (!one) return !(silent.has(about) && (doneAt !== null || takenAt !== null))
        return doneAt !== null && isAnew(one, doneAt)
      }
      const over = open.filter(isOver)
      // First what is over: of one thing one alert is open.
      const ids = over.map(({ id }) => id)
      if (ids.length > 0) await db.save(endAlerts(db, ids, now))
      const told = await tell(
        db,
        company,
        plan,
        found,
        open.filter((alert) => !over.includes(alert)),
        now,
      )
      if (told + over.length + released.length > 0) emit(alertsChanged, {}, [audience.shifts(company.id)])
    },
  }),
]

/** Something that is wrong, with what its alert and its notices name. */
export interface Found extends Said, Wrong {
  readonly about: string
  readonly startsAt: Instant
  readonly agentId: number | null
  readonly mayTellAgent: boolean
}

interface Looked {
  readonly found: Found[]
  /** Devices that are not heard of, also where no service runs. */
  readonly silent: ReadonlySet<string>
}

async function whatIsWrong(db: Db, company: Company, plan: AlertPlan, now: Instant, resumedAt: Instant | null): Promise<Looked> {
  const { settings } = company
  const isOn = new Set<AlertKind>(plan.rules.flatMap(({ kind, isOn: on }) => (on ? [kind] : [])))
  const around = { farthest: farthestBack(plan.rules), notice: settings.pre_clocking_resource_notification_minutes }
  const shifts = await db.read(alertedShifts(db, now, around))
  const ofShifts = shifts.flatMap((shift) => {
    const silentFrom = shift.missedCheckCount > 0 ? silentSince(shift, now, settings) : null
    return wrongOf({ ...shift, silentFrom }, now, settings, plan.rules).map((wrong) => ({
      ...wrong,
      about: `${wrong.kind} ${shift.id} of ${shift.agentId ?? 'nobody'}`,
      shift,
      device: null,
      siteId: shift.siteId,
      startsAt: shift.startsAt,
      agentId: shift.agentId,
      mayTellAgent: shift.isPublished,
    }))
  })
  const { devices, silent } =
    isOn.has('deviceOffline') && settings.is_clocking_enabled
      ? await silentDevices(db, company, now, resumedAt)
      : { devices: [], silent: new Set<string>() }
  // Where nobody can clock, no clocking is missed.
  const found = [...ofShifts, ...devices].filter(({ kind }) => isOn.has(kind) && (kind === 'uncovered' || settings.is_clocking_enabled))
  return { found, silent }
}

/** Devices that are not heard of while a service runs at one of their sites, each once, by its first site. */
async function silentDevices(db: Db, { timeZone }: Company, now: Instant, resumedAt: Instant | null) {
  const rows = await db.read(listedDevices(db, null, now))
  const first = [...Map.groupBy(rows, ({ deviceId }) => deviceId).values()].map((links) => links[0]!)
  const silent = new Set(
    first.filter(({ seenAt, closedAt }) => closedAt === null && !isOnlineAt(seenAt, now)).map(({ deviceId }) => aboutDevice(deviceId)),
  )
  const devices = first.flatMap((row): Found[] => {
    // One that a manager has closed is silent on purpose.
    if (!row.isInService || row.closedAt !== null || deviceStateAt({ ...row, missingCount: 0 }, now) !== 'offlineInService') return []
    const silentAt = row.seenAt === null ? row.pairedAt : addMinutes(row.seenAt, onlineMinutes)
    const since = row.expectedSince !== null && row.expectedSince > silentAt ? row.expectedSince : silentAt
    const name = calledBy({ ...row, name: row.name ?? '', vendor: row.vendor ?? '', model: row.model ?? '', uuid: row.deviceUuid })
    return [
      {
        kind: 'deviceOffline' as const,
        since,
        isUrgent: true,
        // While the server was away no device could be heard.
        countedFrom: resumedAt !== null && resumedAt > since ? resumedAt : since,
        about: aboutDevice(row.deviceId),
        shift: null,
        device: { id: row.deviceId, name, siteName: row.siteName, sinceLocal: localOf(since, timeZone) },
        siteId: row.siteId,
        startsAt: since,
        agentId: null,
        mayTellAgent: false,
      },
    ]
  })
  return { devices, silent }
}
const aboutDevice = (deviceId: number) => `deviceOffline ${deviceId}`

/** Notifies whom the escalation names now, and notes it, in one batch. Answers how many alerts have come further. */
async function tell(db: Db, company: Company, plan: AlertPlan, found: readonly Found[], open: readonly OpenAlert[], now: Instant) {
  const openOf = new Map(open.map((alert) => [alert.about, alert]))
  const due = found.flatMap((one) => {
    const progress = openOf.get(one.about)
    if (progress?.doneAt) return []
    const rule = plan.rules.find(({ kind }) => kind === one.kind)!
    const { toAgent, to } = stepOf(one, one.startsAt, rule, progress ?? untold, now)
    const agent = toAgent && one.mayTellAgent && one.agentId !== null
    if (!agent && to === null) return []
    return [{ found: one, toAgent: agent, to, progress }]
  })
  if (due.length === 0) return 0
  const agentIds = due.flatMap(({ found: { agentId }, toAgent }) => (toAgent ? [agentId!] : []))
  const [accounts, managers] = await db.batch(accountsOfAgents(db, agentIds), managersOfServices(db))
  const all = managers.map(({ userId }) => userId)
  const onDuty = onDutyAt(plan.duties, now, company.timeZone).filter((userId) => all.includes(userId))
  const readers = { all, duty: onDuty.length > 0 ? onDuty : all }
  // A step that reaches nobody was not told: it is due until there is a manager.
  const steps = due.map((step) => (all.length === 0 ? { ...step, to: null } : step)).filter(({ toAgent, to }) => toAgent || to !== null)
  if (steps.length === 0) return 0
  const notices = steps.map(({ found: said, toAgent, to, progress }) => ({
    said,
    // Of each step of each alert everybody is notified once.
    about: `alert ${said.about} ${progress ? `${progress.id} ${progress.toldCount}` : now}`,
    agents: toAgent ? accounts.filter(({ agentId }) => agentId === said.agentId).map(({ userId }) => userId) : [],
    managers: to === null ? [] : to === 'taker' ? [progress!.takenBy!] : readers[to],
  }))
  await db.batch(noteSteps(db, steps.map(toldStep), now), notifyEach(db, noticesOf(notices, now), now))
  return steps.length
}

const toldStep = ({ found, toAgent, to }: { found: Found; toAgent: boolean; to: 'duty' | 'all' | 'taker' | null }): ToldStep => ({
  about: found.about,
  kind: found.kind,
  shiftId: found.shift?.id ?? null,
  deviceId: found.device?.id ?? null,
  siteId: found.siteId,
  agentId: found.agentId,
  since: found.since,
  toAgent,
  toDuty: to === 'duty',
  toAll: to === 'all' || to === 'taker',
})
