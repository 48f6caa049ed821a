import { now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as list from './devices.list.store.ts'

/** The stores whose every query is planned below. */
export const stores = { list }

export const plans = (db: Db): PlannedQueries => ({
  listedDevices: () => [list.listedDevices(db, null, now), list.listedDevices(db, 1, now)],
  gapsOfDevices: () => [list.gapsOfDevices(db)],
  sitesWithoutDevice: () => [list.sitesWithoutDevice(db, null), list.sitesWithoutDevice(db, 1)],
  unpairedDevices: () => [list.unpairedDevices(db, null, now), list.unpairedDevices(db, 1, now)],
  rename: () => [list.rename(db, 1, 'Poste de garde')],
  unlinkFromSites: () => [list.unlinkFromSites(db, 1)],
  noteDeviceState: () => [list.noteDeviceState(db, 1, { battery: 82, appVersion: '1.8.0', driftSeconds: 0 }, now)],
})
