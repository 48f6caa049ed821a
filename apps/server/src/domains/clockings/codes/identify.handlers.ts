import { randomBytes } from 'node:crypto'
import { deviceShifts, identifyAgent, listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import { cardNumber } from '@vigie/contract/clockings/clockings.cards.rules.ts'
import { actsNow, type WindowSettings } from '@vigie/contract/clockings/clockings.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { visibilityIn } from '@vigie/contract/devices/devices.settings.rules.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import { managerAt } from '../../../kit/session.ts'
import { codeHmac, maskedCheck, unmaskedCheck } from '../code-checks.ts'
import { digestOf } from '../../auth/sessions/auth.tokens.ts'
import { subject, tried } from '../../auth/tries/throttle.ts'
import type { ShiftRow } from '../../shifts/shifts.columns.ts'
import { forDevice, shiftAt } from '../../shifts/shifts.rules.ts'
import { anomalyReasons } from '../clockings.store.ts'
import { useNextCode } from './codes.store.ts'
import { learnCheck } from '../offline/roster.store.ts'
import { tellHolding } from '../offline/roster.watchers.ts'
import { countGuess, guessesOf } from './guesses.ts'
import { choiceOf, forceableOf, type DeviceSites } from '../identify.rules.ts'
import { deviceById, shiftsAtDevice, sitesOfDevice } from '../identify.store.ts'
import { isShown } from './shown.rules.ts'
import { knownByCard, knownByCode, saveTicket, shiftsByCard, shiftsByCode, type ShownAt, type ShownRow } from './shown.store.ts'

/** Life of a ticket. */
export const ticketSeconds = 60
/** Of a wrong try: ten agents who are recognised and refused weigh as much as one wrong code. */
const recognisedWeight = 0.1

export const handlers = [
  handle(identifyAgent, async (context) => {
    const { db, now, company, session } = context
    requires(company.settings.is_clocking_enabled, 'APP_IS_DISABLED')
    const deviceId = session.deviceId
    requires(deviceId, 'FORBIDDEN')
    const shown = shownOf(context)
    const isManaged = managerAt(session, now) !== null
    const { device, agent, clockable, next, forceable } = await tried(
      {
        db,
        now,
        subjects: [subject(`${shown.way === 'nfc' ? 'card' : 'code'}.device`, deviceId)],
        look: ([key]) => lookAt(context, shown, { deviceId, subject: key! }),
        weightOf: shown.weightOf,
      },
      async ({ device, around }) => {
        const found = agentIn(device)
        if (!found) await shown.misses(deviceId)
        const agent = shown.agentOf(found)
        await shown.uses(agent)
        const at = { linked: new Set(device.linkedSiteIds), enabled: new Set(device.enabledSiteIds) }
        if (!isManaged) return { device, agent, ...choiceOf(around, at, now, company.settings), forceable: [] }
        return { device, agent, ...choiceWithin(around, at, now, company.settings) }
      },
    )
    const ticket = randomBytes(32).toString('base64url')
    const expiresAt = addSeconds(now, ticketSeconds)
    await Promise.all([
      db.save(saveTicket(db, { ticketHash: digestOf(ticket), deviceId, agentId: agent.id, way: shown.way, expiresAt, now })),
      ...shown.learns(agent).map((learning) => db.save(learning)),
    ])
    const seen = (row: ShiftRow) => forDevice(shiftAt(row, now, company.settings), device.isNamesVisible)
    return {
      agentId: agent.id,
      // Whoever has shown the code knows their own name; those behind them need not.
      agentName: device.isNamesVisible ? agent.name : agent.firstName,
      agentFirstName: agent.firstName,
      ticket,
      expiresAt,
      clockable: clockable.map(seen),
      forceable: forceable.map(seen),
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
    const visibility = visibilityIn(company.apiVersion, device.shiftsVisibility)
    const shown = rows.filter((row) => isShown(row, visibility, now, company.settings))
    return {
      sites: sites.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
      isByCode: device.isByCode,
      isByNfc: device.isByNfc && hasFeature(company.apiVersion, 'clockingsByNfc'),
      isNamesVisible: device.isNamesVisible,
      shifts: shown.map((row) => forDevice(shiftAt(row, now, company.settings), device.isNamesVisible)),
    }
  }),
]

/** Within a manager's access an agent is refused only where there is nothing at all to clock here. */
function choiceWithin(shifts: readonly ShiftRow[], at: DeviceSites, now: Instant, settings: WindowSettings) {
  const clockable = shifts.filter((shift) => at.enabled.has(shift.siteId) && actsNow(shift, now, settings).length > 0)
  const forceable = forceableOf(shifts, at, now, clockable)
  if (clockable.length > 0 || forceable.length === 0) return { ...choiceOf(shifts, at, now, settings), forceable }
  return { clockable, next: null, forceable }
}

/** Who has what is shown. */
interface IdentifiedAgent {
  readonly id: number
  readonly name: string
  readonly firstName: string
  readonly check: number | null
  readonly isNextCode: boolean
}
const agentIn = ({ agentId: id, agentName: name, agentFirstName: firstName, check, isNextCode }: ShownRow): IdentifiedAgent | undefined =>
  id === null || name === null || firstName === null ? undefined : { id, name, firstName, check, isNextCode }

interface Shown {
  readonly way: 'code' | 'nfc'
  /** Whose it is, and that agent's shifts. */
  readonly known: (at: ShownAt) => ReturnType<typeof knownByCode>
  readonly shifts: ReturnType<typeof shiftsByCode>
  /** Refuses what the device, or the version, does not take. */
  readonly refuseAt: (device: ShownRow) => void
  /** The agent, of who was found; refuses when it is nobody, or another than was chosen. */
  readonly agentOf: (found: IdentifiedAgent | undefined) => IdentifiedAgent
  /** Nobody has it: how close it comes to what the device knows is counted too. */
  readonly misses: (deviceId: number) => Promise<void>
  readonly weightOf: (refusal: Refusal) => number
  /** A code that was asked for takes the place of the former one, whatever may be clocked with it now. */
  readonly uses: (agent: IdentifiedAgent) => Promise<unknown>
  /** What is learned of the agent by it. */
  readonly learns: (agent: IdentifiedAgent) => ReturnType<typeof learnCheck>[]
}

/** All that there is to know before a try, in one trip with those of others; refuses what no code could help. */
async function lookAt({ db }: RequestContext, shown: Shown, at: ShownAt) {
  const [[device], around] = await Promise.all([db.read(shown.known(at)), db.read(shown.shifts)])
  requires(device, 'UNAUTHORISED')
  requires(device.linkedSiteIds.length > 0, 'NO_SITE_CLOCKING_CONFIGURED')
  requires(device.enabledSiteIds.length > 0, 'ON_TIME_DISABLED_ON_SITE')
  shown.refuseAt(device)
  const { lockedUntil } = device
  return { locks: lockedUntil === null ? [] : [{ subject: at.subject, lockedUntil }], read: { device, around } }
}

/**
 * What is shown, by what the device allows. A code that nobody has is a wrong try. One that is recognised and then refused
 * (nothing to clock, another site) confirms the code to whoever guesses, so it counts too, but as little as thirty agents
 * whose services are not planned yet allow. Who chose their name first, or holds a card, guesses nothing of others.
 */
function shownOf(context: RequestContext<typeof identifyAgent>): Shown {
  const { input, db, now, company, installation } = context
  if (input.nfcUid != null) {
    const uid = cardNumber(input.nfcUid)
    return {
      way: 'nfc',
      known: (at) => knownByCard(db, at, uid),
      shifts: shiftsByCard(db, uid, now),
      refuseAt({ isByNfc }) {
        requires(isByNfc && hasFeature(company.apiVersion, 'clockingsByNfc'), 'FORBIDDEN')
        requires(uid, 'ON_TIME_NFC_NOT_INITIALIZED')
      },
      agentOf(found) {
        requires(found, 'ON_TIME_NFC_UNRECOGNIZED')
        return found
      },
      misses: () => Promise.resolve(),
      weightOf: ({ code }) => (code === 'ON_TIME_NFC_UNRECOGNIZED' ? 1 : 0),
      uses: () => Promise.resolve(),
      learns: () => [],
    }
  }
  const code = input.code ?? ''
  // Of what is no code nobody's digest is asked for.
  const isCode = /^\d{4,8}$/.test(code)
  const hmac = isCode ? codeHmac(installation.secrets, company.id)(code) : Buffer.alloc(0)
  return {
    way: 'code',
    known: (at) => knownByCode(db, { ...at, guesses: guessesOf(at.deviceId).key }, hmac, now),
    shifts: shiftsByCode(db, hmac, now),
    refuseAt: ({ isByCode }) => requires(isByCode, 'FORBIDDEN'),
    agentOf(found) {
      // Chosen from the list of those expected here, then the code: it must be that agent's.
      if (input.agentId != null && found?.id !== input.agentId) throw new Refusal('WARN_INCORRECT_CODE_LIST')
      requires(found, 'WARN_INCORRECT_CODE')
      return found
    },
    misses: (deviceId) => (isCode ? countGuess(context, deviceId, code) : Promise.resolve()),
    weightOf({ code: refused }) {
      if (refused === 'WARN_INCORRECT_CODE' || refused === 'WARN_INCORRECT_CODE_LIST') return 1
      return input.agentId == null ? recognisedWeight : 0
    },
    async uses({ id, isNextCode }) {
      if (!isNextCode) return
      await db.save(useNextCode(db, id, hmac))
      // Saved, whether or not there is anything to clock.
      await tellHolding({ ...context, emit: context.emitNow }, [id])
    },
    // A code from before devices recognised any without network.
    learns: ({ id, check }) =>
      unmaskedCheck(installation.secrets, hmac, check) === null
        ? [learnCheck(db, id, hmac, maskedCheck(installation.secrets, company.id)(code))]
        : [],
  }
}
