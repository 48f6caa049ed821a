import { roles, type Role } from '@vigie/contract/access.ts'
import { type CompanySettings, type PageCode } from '@vigie/contract/companies/settings.ts'
import { describe, expect, it } from 'vitest'
import { guard } from '../routing/guard.ts'
import { routeContextOf, type SubjectOptions } from './guard.testing.ts'
import { addresses, addressOf } from './routes.ts'

/** What closes a row to a role: one line a gate, in the words of the specification's sections 2, 5 and 6. */
type Closed = 'setting' | 'page' | 'version' | 'contract'
interface Gates {
  readonly setting?: keyof CompanySettings
  readonly page?: PageCode
  /** The version just below the one that brings the feature. */
  readonly version?: string
  readonly contract?: true
}
const free: Gates = {}
const setting = (key: keyof CompanySettings, page?: PageCode): Gates => ({ setting: key, ...(page && { page }) })
const below = '1.3.99'
const partner = (key: keyof CompanySettings, page: PageCode): Gates => ({ setting: key, page, version: below })

const everybody: Partial<Record<Role, Gates>> = { manager: free, manager_partner: free, resource: free, client: free, client_user: free }
const client = (gates: Gates): Partial<Record<Role, Gates>> => ({ client: gates, client_user: gates })
const agents = {
  manager: setting('man_access_list_resource'),
  manager_partner: partner('partner_access_resources', 'PART_AGENTS'),
  ...client(free),
}
const schedules = partner('partner_access_schedules', 'PART_PLANNING')
const siteSheet = { manager: setting('man_access_list_site'), manager_partner: schedules, ...client(setting('cli_access_sites', 'VOSINF')) }
const demands = { resource: setting('res_access_demands'), manager_partner: partner('partner_access_demands', 'PART_DEMANDES') }
const provider = client(setting('cli_access_provider', 'NOSINF'))
const myCompany = { manager_partner: partner('partner_access_company', 'PART_SOCIETE') }
const orders = { manager_partner: partner('partner_access_commands', 'PART_BDC') }
const partners = { manager_partner: partner('partner_access_partners', 'PART_PARTENAIRE') }
const print = { manager: setting('man_access_schedule_site') }
const devices = { manager: { setting: 'man_access_services', version: '1.1.99' } as Gates }

/** Every address of section 2 behind the sign-in, for whom it is, and what must be open. */
const expected: Readonly<Record<string, Partial<Record<Role, Gates>>>> = {
  '/about': everybody,
  '/settings': everybody,
  '/settings/notifications': everybody,
  '/notifications': everybody,
  '/notifications/send': { manager: free },
  '/settings/password': everybody,
  '/user/profile': everybody,
  '/documents': everybody,
  '/resource/resources': agents,
  '/resource/resource': agents,
  '/resource/resource/documents': agents,
  '/site/site': siteSheet,
  '/site/site/documents': siteSheet,
  '/site-schedule': {
    manager: setting('man_access_schedule_site'),
    manager_partner: schedules,
    ...client(setting('cli_access_schedule_site', 'PLANNING')),
  },
  '/demand': demands,
  '/demands': demands,
  '/demands/partner': demands,
  '/manager': { manager: free },
  '/manager/print/shifts': print,
  '/manager/print/signatures': print,
  '/manager/anomalies': { manager: setting('man_access_services') },
  '/manager/contracts': { manager: setting('man_access_list_resource') },
  '/services': { manager: setting('man_access_services') },
  '/manager/hours': { manager: setting('man_access_list_resource') },
  '/manager/demands': { manager: free },
  '/plannings': { manager: setting('man_edit_planning') },
  '/manager/missions': { manager: { setting: 'man_edit_planning', version: '1.2.99' } },
  '/import': { manager: setting('man_admin') },
  '/prestations': { manager: setting('man_admin') },
  '/company/settings': { manager: setting('man_admin') },
  '/preuve': { manager: setting('man_admin') },
  '/background-work': { manager: setting('man_admin') },
  '/site/sites': { manager: setting('man_access_list_site') },
  '/clockings/devices': devices,
  '/clockings/link-device': devices,
  '/resource': { resource: { contract: true } },
  '/availabilities': { resource: { setting: 'res_access_availabilities', contract: true } },
  '/missions': { resource: { setting: 'is_mission_enabled', version: '1.2.99' } },
  '/schedule': { resource: { setting: 'res_access_schedule', contract: true } },
  '/sheet': { resource: { contract: true } },
  '/mes-pointages': { resource: free },
  '/client': client(free),
  '/invoices': client(setting('cli_access_bills', 'FACTURES')),
  '/client/documents': client(free),
  '/providers': provider,
  '/provider': provider,
  '/provider/documents': provider,
  '/quotes': client(setting('cli_access_quotes', 'DEVIS')),
  '/partner': { manager_partner: { version: below } },
  '/partner/myCompany': myCompany,
  '/partner/myCompany/documents': myCompany,
  '/orders': orders,
  '/orders/order': orders,
  '/partner/partners': partners,
  '/partner/partner': partners,
  '/partner/partner/documents': partners,
  '/resource/edit-resource': { manager_partner: partner('partner_can_demand_subcontractor', 'PART_AGENTS') },
}
const humans = roles.filter((role) => role !== 'clocking_device')
/** Everything that can be switched on is on, so that a row is closed by the one gate that a test closes. */
const open: Partial<CompanySettings> = { partner_can_demand_subcontractor: true }

const judged = (path: string, subject: SubjectOptions) =>
  guard(
    addressOf(path) ?? expect.fail(`no address ${path}`),
    routeContextOf({ ...subject, settings: { ...open, ...subject.settings }, has: () => true }),
  )

/** The same standing with one gate closed; none where the row has no such gate. */
const closing: Record<Closed, (role: Role, gates: Gates) => SubjectOptions | undefined> = {
  setting: (role, { setting: key }) => (key ? { role, settings: { [key]: false } } : undefined),
  page: (role, { page }) => (page ? { role, user: { forbiddenPages: [page] } } : undefined),
  version: (role, { version }) => (version ? { role, apiVersion: version } : undefined),
  contract: (role, { contract }) => (contract ? { role, user: { hasActiveContract: false } } : undefined),
}

describe.each(Object.entries(expected))('%s', (path, who) => {
  it.each(humans)('for %s', (role) => {
    const gates = who[role]
    expect(judged(path, { role }), 'everything on').toBe(gates ? 'open' : 'denied')
    const closed = Object.entries(closing).flatMap(([name, close]) => {
      const subject = gates && close(role, gates)
      return subject ? [{ name, verdict: judged(path, subject) }] : []
    })
    // An agent without contract is not refused but led to the missions.
    expect(closed).toEqual(closed.map(({ name }) => ({ name, verdict: name === 'contract' ? { to: '/missions' } : 'denied' })))
  })

  it('leads a device to its clock, and whoever is signed out to the sign-in', () => {
    expect(judged(path, { role: 'clocking_device' })).toEqual({ to: '/' })
    expect(judged(path, {})).toEqual({ to: '/login', keepsTarget: true })
  })
})

it('there is no row behind the sign-in that this table forgets', () => {
  const ours = ['/user', '/no-contract', '/outbox']
  const inside = addresses.filter(({ frame, isDemoOnly }) => frame === 'shell' && !isDemoOnly).map(({ path }) => path)
  expect(inside.filter((path) => !ours.includes(path)).toSorted()).toEqual(Object.keys(expected).toSorted())
})

it('every public and every clocking address of section 2 has its row', () => {
  const entry = ['/login', '/reset-password', '/choose-company', '/confirm-email', '/candidate', '/maintenance', '/500', '/404']
  const clocking = ['', '/app-disabled', '/login', '/init', '/forgot-clocking-code', '/pairing', '/settings', '/shift', '/sites-management']
  const lists = ['/clockables-shifts-list', '/clockings-shifts-lists']
  for (const path of [...entry, ...[...clocking, ...lists].map((end) => `/pointages${end}`)]) expect(addressOf(path), path).toBeDefined()
})
