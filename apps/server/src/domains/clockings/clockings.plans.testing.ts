import { asItHappened } from './clockings.line.ts'
import { hash, now, sentBy, uuid, type PlannedQueries } from '../../../test/plans.ts'
import * as clockings from './clockings.store.ts'
import * as identify from './codes/identify.store.ts'
import * as journal from './journal/journal.store.ts'
import * as proofs from './journal/journal.proof.store.ts'
import type { Db } from '../../platform/postgres/db.ts'

/** The stores whose every query is planned below. */
export const stores = { clockings, identify, journal, proofs }

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
  ...asItHappened,
} as const

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  clockingFacts: () => [
    clockings.clockingFacts(db, { shiftId: 500, deviceId: 1, clockingUuid: uuid, ticketHash: hash, reasonId: null, now }),
  ],
  saveClocking: () => [
    clockings.saveClocking(db, { line, text: '{}', details: null, change: { arrivedAt: now, clockInStatus: 1 }, version: 1 }),
  ],
  anomalyReasons: () => sentBy(db, (capturing) => clockings.anomalyReasons(capturing)),
  deviceById: () => [identify.deviceById(db, 1)],
  sitesOfDevice: () => [identify.sitesOfDevice(db, 1)],
  agentByCode: () => [identify.agentByCode(db, hash)],
  agentByCard: () => [identify.agentByCard(db, '04A1')],
  shiftsAround: () => [identify.shiftsAround(db, 5, now)],
  saveTicket: () => identify.saveTicket(db, { ticketHash: hash, deviceId: 1, agentId: 1, way: 'code', expiresAt: now, now }),
  pairingsOfDevice: () => [proofs.pairingsOfDevice(db, 1, now, 31)],
  signWholeSince: () => [proofs.signWholeSince(db, [1], now)],
  noteEntries: () => [journal.noteEntries(db, { deviceUuid: uuid, userId: 1, now, entries: [] })],
  linesOfShift: () => [journal.linesOfShift(db, 500)],
  refusedOfShift: () => [journal.refusedOfShift(db, 500)],
  shiftsOfPhone: () => [journal.shiftsOfPhone(db, 5, now)],
  sitesOfPhone: () => [journal.sitesOfPhone(db, 5, now, 150)],
  shiftsAtDevice: () => [identify.shiftsAtDevice(db, [5, 6], now)],
})
