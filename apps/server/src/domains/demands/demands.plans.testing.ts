import { demandStates } from '@vigie/contract/demands/demands.ts'
import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import { month, now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as effects from './demands.effects.store.ts'
import * as save from './demands.save.store.ts'
import * as demands from './demands.store.ts'
import * as swaps from './swaps/swaps.store.ts'
import * as types from './types/types.store.ts'

/** The stores whose every query is planned below. */
export const stores = { demands, save, effects, swaps, types }

const [from, to] = ['2026-10-12T00:00:00Z' as Instant, '2026-10-19T00:00:00Z' as Instant]
const everybody = { agentId: null, search: '', typeId: null }
const page = { limit: 51, after: undefined }
const absence = { typeId: 1, startsAt: from, endsAt: to }
const answer = { id: 5, version: 1, status: 3, response: '', userId: 1, now } as const
const sheet = {
  firstname: 'Awa',
  lastname: 'Vernoult',
  email: '',
  phone_mobile: '',
  phone_office: '',
  address: '',
  address_complement: '',
  postcode: '',
  city: '',
  emergency_name: '',
  emergency_phone_mobile: '',
  emergency_phone_office: '',
  number: null,
  version: 1,
}

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  demandsOf: () => [
    ...demandStates.flatMap((state) => [
      demands.demandsOf(db, everybody, { ...page, state }),
      demands.demandsOf(db, { ...everybody, typeId: 3 }, { ...page, state }),
      demands.demandsOf(db, { ...everybody, search: 'personne' }, { ...page, state }),
    ]),
    demands.demandsOf(db, { ...everybody, search: 'ver' }, { ...page, state: 'accepted', after: 9 }),
    demands.demandsOf(db, { ...everybody, agentId: 7 }, { ...page, state: 'all' }),
  ],
  countsOf: () => [
    demands.countsOf(db, everybody),
    demands.countsOf(db, { ...everybody, typeId: 5 }),
    demands.countsOf(db, { ...everybody, search: 'ver' }),
    demands.countsOf(db, { ...everybody, agentId: 7 }),
  ],
  demandById: () => [demands.demandById(db, 5, null), demands.demandById(db, 5, 7)],
  demandByUuid: () => [demands.demandByUuid(db, '5f0c5c0e-0000-4000-8000-000000000001', 7)],
  filesOfDemands: () => [demands.filesOfDemands(db, [5])],
  fileOfDemand: () => [demands.fileOfDemand(db, 'a'.repeat(32), null)],
  managersThere: () => [demands.managersThere(db)],
  insertDemand: () => [
    save.insertDemand(db, {
      uuid: null,
      agentId: 7,
      contractId: null,
      typeId: 2,
      values: {},
      secret: null,
      text: '',
      absence,
      advanceMonth: null,
      now,
    }),
  ],
  joinFiles: () => [save.joinFiles(db, 5, ['a'.repeat(32)])],
  saveChangedDemand: () => [
    save.saveChangedDemand(db, { id: 5, version: 1, values: {}, secret: null, text: '', absence, unavailabilityId: 3 }),
  ],
  saveAnswer: () => [save.saveAnswer(db, answer)],
  absencesAt: () => [save.absencesAt(db, 7, absence, null)],
  contractsOn: () => [save.contractsOn(db, 7, '2026-10-12' as Day)],
  unavailabilityTypeThere: () => [save.unavailabilityTypeThere(db, 1)],
  shiftsBetween: () => [effects.shiftsBetween(db, 7, from, to)],
  validatedMonths: () => [effects.validatedMonths(db, 7, ['202610' as Month])],
  sheetOf: () => [effects.sheetOf(db, 7)],
  saveSheet: () => [effects.saveSheet(db, 7, sheet)],
  ownToGive: () => [swaps.ownToGive(db, 7, { now, lastMonth: month })],
  colleaguesAt: () => [swaps.colleaguesAt(db, { shiftId: 12, agentId: 7 })],
  theirsToGive: () => [swaps.theirsToGive(db, { shiftId: 12, agentIds: [8, 9] }, { now, lastMonth: month })],
  swapsOf: () => [false, true].map((isPublishedOnly) => swaps.swapsOf(db, [5], isPublishedOnly)),
  swapSince: () => [swaps.swapSince(db, 5)],
  ownTypesOf: () => [types.ownTypesOf(db)],
  askedTypesOf: () => [types.askedTypesOf(db, 7)],
  insertType: () => [types.insertType(db, { name: 'Parking', fields: [], text: 'optional', files: 'optional' })],
  saveOffered: () => [types.saveOffered(db, 3, false, false), types.saveOffered(db, 101, false, true)],
})
