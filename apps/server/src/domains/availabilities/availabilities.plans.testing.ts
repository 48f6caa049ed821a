import type { Instant } from '@vigie/contract/kit/time.ts'
import { now, uuid, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as save from './availabilities.save.store.ts'
import * as availabilities from './availabilities.store.ts'

/** The stores whose every query is planned below. */
export const stores = { availabilities, save }

const [from, to] = ['2026-09-30T22:00:00Z' as Instant, '2026-10-31T23:00:00Z' as Instant]
const owner = { agentId: 7, timeZone: 'Europe/Paris' }
const span = { startsAt: '2026-10-12T06:00:00Z' as Instant, endsAt: '2026-10-12T14:00:00Z' as Instant }
const removal = { agentId: 7, contractId: 5, id: null, seriesOf: null, from: null, to: null, now }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  contractsOfAgent: () => [availabilities.contractsOfAgent(db, 7)],
  availabilitiesFrom: () => [availabilities.availabilitiesFrom(db, owner, [5, 6], from, to)],
  availabilityById: () => [availabilities.availabilityById(db, owner, 9), availabilities.availabilityById(db, owner, null)],
  availabilitiesByUuid: () => [availabilities.availabilitiesByUuid(db, owner, uuid)],
  availabilitiesByIds: () => [availabilities.availabilitiesByIds(db, owner, [9])],
  offeredBetween: () => [availabilities.offeredBetween(db, owner, from, to)],
  absencesBetween: () => [availabilities.absencesBetween(db, owner, from, to)],
  insertAvailabilities: () => [save.insertAvailabilities(db, { agentId: 7, contractId: 5, spans: [span], uuid: null, now })],
  changeAvailability: () => [save.changeAvailability(db, { id: 9, agentId: 7, contractId: 5, ...span, now })],
  deleteAvailabilities: () => [
    save.deleteAvailabilities(db, { ...removal, id: 9 }),
    save.deleteAvailabilities(db, { ...removal, seriesOf: 9, from }),
    save.deleteAvailabilities(db, { ...removal, from, to }),
  ],
})
