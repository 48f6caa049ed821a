import { named } from '../address.ts'
import { id, oneOf, text } from '../parameters.ts'
import type { Values } from '../query.ts'

/** What the list of devices may be narrowed to: five chips, one more for those that are unpaired, and three that the figures open. */
const deviceFilters = ['all', 'toDo', 'online', 'offline', 'without', 'unpaired', 'offlineInService', 'gaps', 'expected'] as const
export type DeviceFilter = (typeof deviceFilters)[number]

/** Pointeuses: the manager's clocking devices. */
export const devicesAddress = named('/clockings/devices', {
  filter: oneOf('filter', deviceFilters, 'all'),
  search: text('search'),
  siteId: id('siteId'),
  deviceId: id('clockingDeviceId'),
})
export type DevicesView = Values<typeof devicesAddress.query>

/** Associer l'appareil: a tablet's QR code leads here with its pairing code filled in. */
export const linkDeviceAddress = named('/clockings/link-device', { pairingCode: text('code'), siteId: id('siteId') })

/** What a camera reads: this installation's own address with the company, so that nothing is asked for by its code. */
export const scannedAddress = (path: string, values: Readonly<Record<string, string>>): string =>
  `${location.origin}${path}?${new URLSearchParams(values)}`
