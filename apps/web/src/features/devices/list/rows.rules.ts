import type { ListedDevice, SiteWithoutDevice, UnpairedDevice } from '@vigie/contract/devices/devices.list.ts'
import { deviceStates, deviceStateAt, type DeviceState } from '@vigie/contract/devices/devices.state.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { matcher } from '@vigie/contract/kit/matching.ts'
import type { DeviceFilter } from '../../../routing/addresses/devices.ts'
import { inReadingOrder } from '../../../ui/lists/sorting.ts'

/** A device as it stands now, with the first site that it was linked to before the others. */
export interface JudgedDevice {
  readonly device: ListedDevice
  readonly links: readonly ListedDevice[]
  readonly state: DeviceState
}

/** The list as it is drawn: a line for each site, below it what stands there. */
export type Row =
  | { readonly kind: 'site'; readonly key: string; readonly name: string; readonly city: string; readonly clientName: string }
  | { readonly kind: 'device'; readonly key: number; readonly judged: JudgedDevice }
  | { readonly kind: 'served'; readonly key: string; readonly judged: JudgedDevice; readonly link: ListedDevice }
  | { readonly kind: 'none'; readonly key: string; readonly site: SiteWithoutDevice }
  | { readonly kind: 'unpaired'; readonly key: string; readonly device: UnpairedDevice }

/** Where a row stands; of one that is paired no more where it stood. */
export function placeOf(row: Row): { readonly name: string; readonly city: string; readonly clientName: string } {
  const of = ({ siteName, location, clientName }: ListedDevice) => ({ name: siteName, city: location, clientName })
  switch (row.kind) {
    case 'site':
      return row
    case 'device':
      return of(row.judged.device)
    case 'served':
      return of(row.link)
    case 'none':
      return row.site
    case 'unpaired':
      return { name: row.device.siteName ?? '', city: '', clientName: '' }
  }
}

/** The devices, each once, with all of its sites. */
export function judgeDevices(links: readonly ListedDevice[], now: Instant): JudgedDevice[] {
  const ofDevice = Map.groupBy(links, ({ deviceId }) => deviceId)
  return [...ofDevice.values()].map((own) => {
    const inOrder = own.toSorted((one, other) => one.deviceSiteId - other.deviceSiteId)
    return { device: inOrder[0]!, links: inOrder, state: deviceStateAt(inOrder[0]!, now) }
  })
}

const isOffline = ({ state, device }: JudgedDevice, now: Instant): boolean =>
  state === 'offline' ||
  state === 'offlineInService' ||
  (state === 'gap' && deviceStateAt({ ...device, missingCount: 0 }, now) !== 'online')

/** What a device is suspected of, the latest first: whether two copies of it are at work, whether codes are guessed at it. */
export function alarmsOf({ copiedAt, guessedAt }: Pick<ListedDevice, 'copiedAt' | 'guessedAt'>): readonly {
  readonly kind: 'copied' | 'guessed'
  readonly at: Instant
}[] {
  const alarms = [
    ...(copiedAt === null ? [] : [{ kind: 'copied', at: copiedAt } as const]),
    ...(guessedAt === null ? [] : [{ kind: 'guessed', at: guessedAt } as const]),
  ]
  return alarms.toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

/** Whether a filter shows a device. */
function fitsFilter(judged: JudgedDevice, filter: DeviceFilter, now: Instant): boolean {
  const { state, device } = judged
  switch (filter) {
    case 'all':
      return true
    case 'toDo':
      return state === 'offlineInService' || state === 'gap' || device.missingCount > 0 || alarmsOf(device).length > 0
    case 'online':
      return !isOffline(judged, now)
    case 'offline':
      return isOffline(judged, now)
    case 'without':
    case 'unpaired':
      return false
    case 'offlineInService':
      return state === 'offlineInService'
    case 'gaps':
      return device.missingCount > 0
    case 'expected':
      return state === 'offlineInService' && device.expectedCount > 0
  }
}

/** What of a device's acts is not here, the worst of it; of one that was never heard nothing is complete. */
export function journalOf({ device, state }: JudgedDevice): {
  readonly kind: 'missing' | 'expected' | 'waiting' | 'nothing' | 'complete'
  readonly count?: number
} {
  if (device.missingCount > 0) return { kind: 'missing', count: device.missingCount }
  if (state === 'offlineInService' && device.expectedCount > 0) return { kind: 'expected', count: device.expectedCount }
  if (device.waitingCount > 0) return { kind: 'waiting', count: device.waitingCount }
  return { kind: device.seenAt === null ? 'nothing' : 'complete' }
}

/** Seconds that a clock may be off while it is still called right: a contact takes its time. */
const unsaid = 1

/** By how much a device's clock is off, and which way; `drift` in seconds that the server is ahead of it. */
export function clockOff(drift: number): { readonly way: 'right' | 'behind' | 'ahead'; readonly seconds: number } {
  const seconds = Math.abs(drift)
  return { way: seconds <= unsaid ? 'right' : drift > 0 ? 'behind' : 'ahead', seconds }
}

interface Narrowing {
  readonly filter: DeviceFilter
  readonly search: string
  readonly siteId: number | null
}

/** One that is suspected of something comes with those whose journal lacks acts. */
const rankOf = ({ state, device }: JudgedDevice): number =>
  Math.min(deviceStates.indexOf(state), alarmsOf(device).length > 0 ? deviceStates.indexOf('gap') : Infinity)

/** The worst device makes its site come first; sites without a device come last. */
export function rowsOf(
  devices: readonly JudgedDevice[],
  without: readonly SiteWithoutDevice[],
  { filter, search, siteId }: Narrowing,
  now: Instant,
): Row[] {
  const fits = matcher(search)
  const words = ({ name, vendor, model, os, siteName, location, clientName }: ListedDevice) =>
    `${name} ${vendor} ${model} ${os} ${siteName} ${location} ${clientName}`
  const shown = devices.filter((judged) => fitsFilter(judged, filter, now))
  const placed = shown.flatMap((judged) =>
    judged.links
      // What a filter of states finds is said once, where the device stands.
      .filter((link) => filter === 'all' || link === judged.device || siteId !== null)
      .filter((link) => (siteId === null || link.siteId === siteId) && fits(words(link)))
      .map((link) => ({ judged, link })),
  )
  const ofSite = Map.groupBy(placed, ({ link }) => link.siteId)
  const groups = [...ofSite.values()].map((group) => {
    const inOrder = group.toSorted(
      (one, other) => rankOf(one.judged) - rankOf(other.judged) || inReadingOrder(one.judged.device.name, other.judged.device.name),
    )
    const own = inOrder.filter(({ judged, link }) => link === judged.device)
    // A site that another one's device serves does not come before that one.
    return { group: inOrder, rank: own.length > 0 ? rankOf(own[0]!.judged) : deviceStates.length, name: group[0]!.link.siteName }
  })
  const rows = groups
    .toSorted((one, other) => one.rank - other.rank || inReadingOrder(one.name, other.name))
    .flatMap(({ group }): Row[] => {
      const { siteId: id, siteName, location, clientName } = group[0]!.link
      return [
        { kind: 'site', key: `site ${id}`, name: siteName, city: location, clientName },
        ...group.map(({ judged, link }): Row =>
          link === judged.device
            ? { kind: 'device', key: link.deviceId, judged }
            : { kind: 'served', key: `link ${link.deviceSiteId}`, judged, link },
        ),
      ]
    })
  if (filter !== 'all' && filter !== 'without') return rows
  const bare = without
    .filter((site) => (siteId === null || site.id === siteId) && fits(`${site.name} ${site.city} ${site.clientName}`))
    .flatMap((site): Row[] => [
      { kind: 'site', key: `site ${site.id}`, name: site.name, city: site.city, clientName: site.clientName },
      { kind: 'none', key: `none ${site.id}`, site },
    ])
  return [...rows, ...bare]
}

/** Those that are paired no more, in the order in which they come: the latest first. */
export function unpairedRows(unpaired: readonly UnpairedDevice[], { search, siteId }: Pick<Narrowing, 'search' | 'siteId'>): Row[] {
  const fits = matcher(search)
  return unpaired
    .filter((device) => siteId === null || device.siteId === siteId)
    .filter(({ name, vendor, model, os, siteName }) => fits(`${name} ${vendor} ${model} ${os} ${siteName ?? ''}`))
    .map((device): Row => ({ kind: 'unpaired', key: `unpaired ${device.deviceId}`, device }))
}

/** What the figures above the list say. */
export function figuresOf(
  devices: readonly JudgedDevice[],
  without: readonly SiteWithoutDevice[],
  unpaired: readonly UnpairedDevice[],
  now: Instant,
) {
  const count = (filter: DeviceFilter) => devices.filter((judged) => fitsFilter(judged, filter, now)).length
  const silent = devices.filter(({ state }) => state === 'offlineInService')
  const earliest = (times: readonly (Instant | null)[]) => times.filter((time) => time !== null).toSorted()[0] ?? null
  return {
    counts: {
      all: devices.length,
      toDo: count('toDo'),
      online: count('online'),
      offline: count('offline'),
      without: without.length,
      unpaired: unpaired.length,
      offlineInService: silent.length,
      gaps: count('gaps'),
      expected: count('expected'),
    } satisfies Record<DeviceFilter, number>,
    siteCount: new Set(devices.flatMap(({ links }) => links.map(({ siteId }) => siteId))).size,
    /** The longest silence of a device during a service; null: there is none, or it was never heard. */
    silentSince: earliest(silent.map(({ device }) => device.seenAt)),
    missing: devices.reduce((sum, { device }) => sum + device.missingCount, 0),
    expected: silent.reduce((sum, { device }) => sum + device.expectedCount, 0),
    expectedSince: earliest(silent.map(({ device }) => device.expectedSince)),
  }
}
export type DeviceFigures = ReturnType<typeof figuresOf>
