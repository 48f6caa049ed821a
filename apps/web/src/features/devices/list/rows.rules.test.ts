import type { ListedDevice, SiteWithoutDevice, UnpairedDevice } from '@vigie/contract/devices/devices.list.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import type { DeviceFilter } from '../../../routing/addresses/devices.ts'
import { alarmsOf, clockOff, figuresOf, journalOf, judgeDevices, rowsOf, unpairedRows, type Row } from './rows.rules.ts'

const now = '2026-10-12T08:00:00Z' as Instant
const at = (time: string) => `2026-10-12T${time}:00Z` as Instant
const link = (deviceSiteId: number, name: string, siteName: string, more: Partial<ListedDevice> = {}): ListedDevice => ({
  deviceSiteId,
  deviceId: deviceSiteId,
  deviceUuid: `7c9e6679-7425-40de-944b-e07fc1f9${String(deviceSiteId).padStart(4, '0')}`,
  platform: 'web',
  type: 'tablet',
  name,
  model: '',
  vendor: '',
  os: '',
  browser: '',
  isByCode: true,
  isByNfc: false,
  shiftsVisibility: 'window',
  isNamesVisible: true,
  siteId: deviceSiteId,
  siteName,
  position: null,
  ipAddress: '',
  location: 'Toulouse',
  clientName: 'Fondation',
  seenAt: at('07:59'),
  isOnline: true,
  battery: null,
  appVersion: '1.8.0',
  driftSeconds: 0,
  waitingCount: 0,
  isInService: false,
  expectedCount: 0,
  expectedSince: null,
  closedAt: null,
  copiedAt: null,
  guessedAt: null,
  missingCount: 0,
  missing: [],
  pairedAt: at('05:00'),
  pairedBy: null,
  distanceMetres: null,
  ...more,
})
const silent = { seenAt: at('05:00'), isOnline: false }
const links = [
  link(1, 'Accueil', 'Avenue'),
  link(2, 'Quai', 'Belvédère', { ...silent }),
  link(3, 'Garde', 'Campus', { ...silent, isInService: true, expectedCount: 4, expectedSince: at('05:30') }),
  link(4, 'Urgences', 'Dôme', { missingCount: 2 }),
  // The same device at a second site.
  link(5, 'Urgences', 'Annexe', { deviceId: 4, missingCount: 2, distanceMetres: 240 }),
]
const bare: SiteWithoutDevice = { id: 9, name: 'Tour', city: 'Puteaux', clientName: 'Horizon', canClockByPhone: true }
const devices = judgeDevices(links, now)
const drawn = (rows: readonly Row[]) =>
  rows.map((row) => {
    if (row.kind === 'site') return row.name
    if (row.kind === 'unpaired') return `unpaired ${row.device.name}`
    return row.kind === 'none' ? 'none' : `${row.kind} ${row.judged.device.name}`
  })
const shown = (filter: DeviceFilter, search = '', siteId: number | null = null) =>
  drawn(rowsOf(devices, [bare], { filter, search, siteId }, now))

describe('the list of devices', () => {
  it('has the worst site first, then what another’s device serves, and last the sites without', () => {
    expect(shown('all')).toEqual([
      'Campus',
      'device Garde',
      'Dôme',
      'device Urgences',
      'Belvédère',
      'device Quai',
      'Avenue',
      'device Accueil',
      'Annexe',
      'served Urgences',
      'Tour',
      'none',
    ])
  })

  it.each([
    ['toDo', ['Campus', 'device Garde', 'Dôme', 'device Urgences']],
    ['online', ['Dôme', 'device Urgences', 'Avenue', 'device Accueil']],
    ['offline', ['Campus', 'device Garde', 'Belvédère', 'device Quai']],
    ['without', ['Tour', 'none']],
    ['offlineInService', ['Campus', 'device Garde']],
    ['gaps', ['Dôme', 'device Urgences']],
    ['expected', ['Campus', 'device Garde']],
  ] as const)('narrowed to %s it says each device once', (filter, rows) => {
    expect(shown(filter)).toEqual(rows)
  })

  it('has sites in the order in which one reads them: the second before the tenth', () => {
    const many = judgeDevices(
      [10, 2, 1].map((n) => link(n, `Tablette ${n}`, `Site ${n}`)),
      now,
    )
    expect(drawn(rowsOf(many, [], { filter: 'all', search: '', siteId: null }, now))).toEqual([
      'Site 1',
      'device Tablette 1',
      'Site 2',
      'device Tablette 2',
      'Site 10',
      'device Tablette 10',
    ])
  })

  it('is searched by the device, its site, the town and the client, accents or not', () => {
    expect(shown('all', 'belved')).toEqual(['Belvédère', 'device Quai'])
    expect(shown('all', 'urg')).toEqual(['Dôme', 'device Urgences', 'Annexe', 'served Urgences'])
    expect(shown('all', 'puteaux')).toEqual(['Tour', 'none'])
  })

  it('of one site has that alone, also where another’s device serves it', () => {
    expect(shown('all', '', 5)).toEqual(['Annexe', 'served Urgences'])
    expect(shown('gaps', '', 5)).toEqual(['Annexe', 'served Urgences'])
  })

  it('counts each device once, and what is missing of it', () => {
    expect(figuresOf(devices, [bare], [], now)).toEqual({
      counts: { all: 4, toDo: 2, online: 2, offline: 2, without: 1, unpaired: 0, offlineInService: 1, gaps: 1, expected: 1 },
      siteCount: 5,
      silentSince: at('05:00'),
      missing: 2,
      expected: 4,
      expectedSince: at('05:30'),
    })
  })
})

describe('those that are paired no more', () => {
  const gone = (deviceId: number, name: string, siteId: number | null, siteName: string | null): UnpairedDevice => ({
    deviceId,
    name,
    siteId,
    siteName,
    model: '',
    vendor: '',
    os: '',
    browser: '',
    unpairedAt: at('06:00'),
    lostAt: null,
  })
  const unpaired = [gone(8, 'Vestiaire', 2, 'Belvédère'), gone(7, 'Loge', null, null)]
  const found = (search: string, siteId: number | null = null) => drawn(unpairedRows(unpaired, { search, siteId }))

  it('stand under their own filter alone, are counted, and are found by name and by where they stood', () => {
    expect(found('')).toEqual(['unpaired Vestiaire', 'unpaired Loge'])
    expect(found('belved')).toEqual(['unpaired Vestiaire'])
    expect(found('', 2)).toEqual(['unpaired Vestiaire'])
    expect(shown('unpaired')).toEqual([])
    expect(figuresOf(devices, [], unpaired, now).counts).toMatchObject({ all: 4, unpaired: 2 })
  })
})

describe('one that may be in wrong hands', () => {
  it('is to be dealt with, comes with those whose journal lacks acts, and says the latest first', () => {
    const suspected = link(1, 'Accueil', 'Avenue', { copiedAt: at('06:00'), guessedAt: at('07:00') })
    expect(alarmsOf(suspected).map(({ kind }) => kind)).toEqual(['guessed', 'copied'])
    const judged = judgeDevices([suspected, ...links.slice(1)], now)
    const rows = (filter: DeviceFilter) => drawn(rowsOf(judged, [], { filter, search: '', siteId: null }, now))
    expect(rows('toDo')).toEqual(['Campus', 'device Garde', 'Avenue', 'device Accueil', 'Dôme', 'device Urgences'])
  })
})

describe('what of its acts is not here', () => {
  it.each([
    [{}, { kind: 'complete' }],
    [{ seenAt: null, isInService: true }, { kind: 'nothing' }],
    [{ waitingCount: 3 }, { kind: 'waiting', count: 3 }],
    [
      { isOnline: false, seenAt: at('05:00'), isInService: true, expectedCount: 2, waitingCount: 3 },
      { kind: 'expected', count: 2 },
    ],
    [
      { seenAt: null, isInService: true, expectedCount: 2 },
      { kind: 'expected', count: 2 },
    ],
    [
      { missingCount: 4, waitingCount: 3 },
      { kind: 'missing', count: 4 },
    ],
  ] as const)('the worst of it: %j', (more, journal) => {
    expect(journalOf(judgeDevices([link(1, 'Accueil', 'Clinique', more)], now)[0]!)).toEqual(journal)
  })
})

it.each([
  [0, 'right', 0],
  [1, 'right', 1],
  [-1, 'right', 1],
  [2, 'behind', 2],
  [742, 'behind', 742],
  [-742, 'ahead', 742],
] as const)('a clock that the server is ahead of by %i seconds is %s', (drift, way, seconds) => {
  expect(clockOff(drift)).toEqual({ way, seconds })
})
