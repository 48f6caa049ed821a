import { readRoster, type HeldAgent } from '@vigie/contract/clockings/clockings.offline.ts'
import { rosterHours } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { checkKeyOf, checkOfShown, unmaskedCheck } from '../code-checks.ts'
import { handle } from '../../../kit/handle.ts'
import type { Secrets } from '../../../kit/installation.ts'
import { forDevice, shiftAt } from '../../shifts/shifts.rules.ts'
import { deviceById, sitesOfDevice, type DeviceRow } from '../identify.store.ts'
import { pairingsOfDevice } from '../pairings.store.ts'
import { agentsOfRoster, noteRoster, shiftsOfRoster, type RosterAgent } from './roster.store.ts'
import { sealKeyOf } from './seal.ts'

export const handlers = [
  handle(readRoster, async ({ db, now, company, session, installation: { secrets } }) => {
    requires(company.settings.is_clocking_enabled, 'APP_IS_DISABLED')
    const { deviceId } = session
    requires(deviceId, 'FORBIDDEN')
    const [[device], sites, [pairing]] = await db.batch(
      deviceById(db, deviceId),
      sitesOfDevice(db, deviceId),
      pairingsOfDevice(db, deviceId, now, 0),
    )
    requires(device, 'UNAUTHORISED')
    requires(pairing, 'UNAUTHORISED')
    const open = sites.filter(({ isClockingEnabled }) => isClockingEnabled).map(({ id }) => id)
    const shifts = await db.read(shiftsOfRoster(db, open, now))
    const agentIds = [...new Set(shifts.flatMap(({ agentId }) => agentId ?? []))]
    const agents = await db.read(agentsOfRoster(db, agentIds))
    const until = addMinutes(now, rosterHours * 60)
    // Before it is handed out: what a device may have received, it is taken to hold.
    const [noted] = await db.save(noteRoster(db, { pairingId: pairing.pairingId, agentIds, now, until }))
    requires(noted, 'UNAUTHORISED')
    const takes = { ...device, isByNfc: device.isByNfc && hasFeature(company.apiVersion, 'clockingsByNfc') }
    const key = checkKeyOf(secrets, company.id)
    return {
      agents: agents.flatMap((agent) => heldAgentsOf(agent, takes, now, secrets, key)),
      shifts: shifts.map((row) => forDevice(shiftAt(row, now, company.settings), device.isNamesVisible)),
      shiftsVisibility: device.shiftsVisibility,
      checkKey: key.toString('base64url'),
      sealKey: sealKeyOf(secrets, company.id),
      validUntil: until,
    }
  }),
]

/**
 * What a device may know of an agent: of codes and cards what it takes, and never enough to make one. With a code that was asked for
 * and not used yet an agent is there twice, for either serves.
 */
function heldAgentsOf(agent: RosterAgent, device: DeviceRow, now: Instant, secrets: Secrets, key: Buffer): HeldAgent[] {
  const code = device.isByCode ? unmaskedCheck(secrets, agent.hmac, agent.check) : null
  const isNext = device.isByCode && agent.nextExpiresAt !== null && now < agent.nextExpiresAt
  const next = isNext ? unmaskedCheck(secrets, agent.nextHmac, agent.nextCheck) : null
  const held = {
    id: agent.id,
    name: device.isNamesVisible ? agent.name : null,
    firstName: agent.firstName,
    codeDigits: code?.digits ?? null,
    codeCheck: code?.check ?? null,
    cardChecks: device.isByNfc ? agent.cards.map((nfcUid) => checkOfShown(key, { nfcUid })) : [],
  }
  if (next === null || (next.digits === code?.digits && next.check === code.check)) return [held]
  return [held, { ...held, codeDigits: next.digits, codeCheck: next.check, cardChecks: [] }]
}
