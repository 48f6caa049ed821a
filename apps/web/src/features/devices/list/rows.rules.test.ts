import type { ListedDevice, SiteWithoutDevice } from '@vigie/contract/devices/devices.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import type { DeviceFilter } from '../../../routing/addresses/devices.ts'
import { figuresOf, judgeDevices, rowsOf, type Row } from './rows.rules.ts'

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
    expect(figuresOf(devices, [bare], now)).toEqual({
      counts: { all: 4, toDo: 2, online: 2, offline: 2, without: 1, offlineInService: 1, gaps: 1, expected: 1 },
      siteCount: 5,
      silentSince: at('05:00'),
      missing: 2,
      expected: 4,
      expectedSince: at('05:30'),
    })
  })
})
