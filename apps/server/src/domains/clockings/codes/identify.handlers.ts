import { randomBytes } from 'node:crypto'
import { deviceShifts, identifyAgent, listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import { isWithinClockIn, isWithinClockOut } from '@vigie/contract/clockings/clockings.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { addSeconds, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import { codeHmac } from '../../../secrets.ts'
import { digestOf } from '../../auth/auth.tokens.ts'
import { countTry, forgive } from '../../auth/throttle.ts'
import type { ShiftRow } from '../../shifts/shifts.columns.ts'
import { shiftAt } from '../../shifts/shifts.rules.ts'
import { anomalyReasons } from '../clockings.store.ts'
import { choiceOf } from './identify.rules.ts'
import {
  agentByCard,
  agentByCode,
  deviceById,
  saveTicket,
  shiftsAround,
  shiftsAtDevice,
  sitesOfDevice,
  type DeviceRow,
  type IdentifiedAgent,
} from './identify.store.ts'

/** Life of a ticket (decisions, section 5). */
export const ticketSeconds = 60

export const identifyHandlers = [
  handle(identifyAgent, async (context) => {
    const { db, now, company, session } = context
    requires(company.settings.is_clocking_enabled, 'APP_IS_DISABLED')
    const deviceId = session.deviceId
    requires(deviceId, 'FORBIDDEN')
    const [[device], sites] = await db.batch(deviceById(db, deviceId), sitesOfDevice(db, deviceId))
    requires(device, 'UNAUTHORISED')
    requires(sites.length > 0, 'NO_SITE_CLOCKING_CONFIGURED')
    requires(
      sites.some((site) => site.isClockingEnabled),
      'ON_TIME_DISABLED_ON_SITE',
    )
    const tried = [{ by: 'device', of: String(deviceId) } as const]
    await countTry(db, tried, now)
    const { agent, way } = await identified(context, device)
    await forgive(db, tried)
    const idsOf = (some: typeof sites) => new Set(some.map(({ id }) => id))
    const at = { linked: idsOf(sites), enabled: idsOf(sites.filter((site) => site.isClockingEnabled)) }
    const { clockable, next } = choiceOf(await db.read(shiftsAround(db, agent.id, now)), at, now, company.settings)
    const ticket = randomBytes(32).toString('base64url')
    const expiresAt = addSeconds(now, ticketSeconds)
    await db.batch(...saveTicket(db, { ticketHash: digestOf(ticket), deviceId, agentId: agent.id, way, expiresAt, now }))
    const seen = (row: ShiftRow) => shiftAt(row, now, company.settings)
    return {
      agentId: agent.id,
      agentName: agent.name,
      agentFirstName: agent.firstName,
      ticket,
      expiresAt,
      clockable: clockable.map(seen),
      next: next && seen(next),
    }
  }),
  handle(listAnomalyReasons, async ({ db }) => ({ reasons: await anomalyReasons(db) })),
  handle(deviceShifts, async ({ db, now, company, session }) => {
    const deviceId = session.deviceId
    requires(deviceId, 'NOT_FOUND')
    const [[device], sites] = await db.batch(deviceById(db, deviceId), sitesOfDevice(db, deviceId))
    requires(device, 'UNAUTHORISED')
    const rows =
      device.shiftsVisibility === 'none'
        ? []
        : await db.read(
            shiftsAtDevice(
              db,
              sites.map(({ id }) => id),
              now,
            ),
          )
    const shown = rows.filter((row) => isShown(row, device, { now, company }))
    return {
      sites: sites.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
      isByCode: device.isByCode,
      isByNfc: device.isByNfc && hasFeature(company.apiVersion, 'clockingsByNfc'),
      isNamesVisible: device.isNamesVisible,
      shifts: shown.map((row) => shiftAt(device.isNamesVisible ? row : { ...row, agentName: null }, now, company.settings)),
    }
  }),
]

/** The agent of a code or of a card, by what the device allows. */
async function identified(
  { input, db, company, installation }: RequestContext<typeof identifyAgent>,
  device: DeviceRow,
): Promise<{ agent: IdentifiedAgent; way: 'code' | 'nfc' }> {
  if (input.nfcUid != null) {
    requires(device.isByNfc && hasFeature(company.apiVersion, 'clockingsByNfc'), 'FORBIDDEN')
    const uid = input.nfcUid.replace(/[^0-9a-f]/gi, '').toUpperCase()
    requires(uid !== '', 'ON_TIME_NFC_NOT_INITIALIZED')
    const agent = await db.one(agentByCard(db, uid))
    requires(agent, 'ON_TIME_NFC_UNRECOGNIZED')
    return { agent, way: 'nfc' }
  }
  requires(device.isByCode, 'FORBIDDEN')
  const code = input.code ?? ''
  const agent = /^\d{4,8}$/.test(code) ? await db.one(agentByCode(db, codeHmac(installation.secrets, company.id)(code))) : undefined
  // Chosen from the list of those expected here, then the code: it must be that agent's.
  if (input.agentId != null && agent?.id !== input.agentId) throw new Refusal('WARN_INCORRECT_CODE_LIST')
  requires(agent, 'WARN_INCORRECT_CODE')
  return { agent, way: 'code' }
}

/** What a device shows, by its setting (decisions, section 6). */
function isShown(row: ShiftRow, { shiftsVisibility }: DeviceRow, { now, company }: Pick<RequestContext, 'now' | 'company'>): boolean {
  if (shiftsVisibility === 'running') return row.arrivedAt !== null && row.leftAt === null
  if (shiftsVisibility === 'window') {
    return (
      row.leftAt === null &&
      (row.arrivedAt === null ? isWithinClockIn(row, now, company.settings) : isWithinClockOut(row, now, company.settings))
    )
  }
  const today = dayOf(localOf(now, row.timeZone))
  return dayOf(row.startsLocal) === today || dayOf(row.endsLocal) === today
}
