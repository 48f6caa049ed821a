import { roles, type Role } from '@vigie/contract/access.ts'
import { describe, expect, it } from 'vitest'
import { exchangeOf, type SubjectOptions } from '../../guard.testing.ts'
import { addressOf, isBuilt } from '../../routes.ts'
import { menuOf } from './menu.ts'
import { commonLines, mainLines, manageLines } from './menus.ts'

const all = () => true
function lines(subject: SubjectOptions & { role: Role }, has: (path: string) => boolean = all) {
  const exchange = exchangeOf(subject)
  const { main, manage, common } = menuOf(exchange, exchange.user!, has)
  const labels = (group: typeof main) => group.map(({ label }) => label)
  return { main: labels(main), manage: labels(manage), common: labels(common) }
}

describe('with every screen built and every gate open, the menu', () => {
  it.each<[Role, string[]]>([
    ['manager', ['dashboard', 'agents', 'sites', 'clockings']],
    ['resource', ['dashboard', 'mySheet', 'schedule', 'demands', 'missions', 'availabilities', 'myClockings']],
    ['client', ['dashboard', 'sites', 'quotes', 'invoices', 'provider', 'myDocuments']],
    ['client_user', ['dashboard', 'sites', 'quotes', 'invoices', 'provider', 'myDocuments']],
    ['manager_partner', ['dashboard', 'schedules', 'agents', 'orders', 'myDemands', 'myCompany', 'myPartners']],
  ])('of %s is that of section 2', (role, labels) => {
    expect(lines({ role }).main).toEqual(labels)
    expect(lines({ role }).common).toEqual(['settings', 'about'])
  })
})

describe('a line goes when its gate closes:', () => {
  it.each<[Role, string, SubjectOptions]>([
    ['manager', 'agents', { settings: { man_access_list_resource: false } }],
    ['manager', 'sites', { settings: { man_access_list_site: false } }],
    ['manager', 'clockings', { settings: { man_access_services: false } }],
    ['resource', 'schedule', { settings: { res_access_schedule: false } }],
    ['resource', 'demands', { settings: { res_access_demands: false } }],
    ['resource', 'missions', { settings: { is_mission_enabled: false } }],
    ['resource', 'missions', { apiVersion: '1.2.99' }],
    ['resource', 'availabilities', { settings: { res_access_availabilities: false } }],
    ['resource', 'availabilities', { canAccessAvailabilities: false }],
    ['client', 'sites', { settings: { cli_access_sites: false } }],
    ['client', 'sites', { user: { forbiddenPages: ['VOSINF'] } }],
    ['client', 'quotes', { settings: { cli_access_quotes: false } }],
    ['client', 'quotes', { user: { forbiddenPages: ['DEVIS'] } }],
    ['client', 'invoices', { settings: { cli_access_bills: false } }],
    ['client', 'invoices', { user: { forbiddenPages: ['FACTURES'] } }],
    ['client', 'provider', { settings: { cli_access_provider: false } }],
    ['client', 'provider', { user: { forbiddenPages: ['NOSINF'] } }],
    ['manager_partner', 'schedules', { settings: { partner_access_schedules: false } }],
    ['manager_partner', 'schedules', { user: { forbiddenPages: ['PART_PLANNING'] } }],
    ['manager_partner', 'agents', { settings: { partner_access_resources: false } }],
    ['manager_partner', 'agents', { user: { forbiddenPages: ['PART_AGENTS'] } }],
    ['manager_partner', 'orders', { settings: { partner_access_commands: false } }],
    ['manager_partner', 'orders', { user: { forbiddenPages: ['PART_BDC'] } }],
    ['manager_partner', 'myDemands', { settings: { partner_access_demands: false } }],
    ['manager_partner', 'myCompany', { user: { forbiddenPages: ['PART_SOCIETE'] } }],
    ['manager_partner', 'myPartners', { user: { forbiddenPages: ['PART_PARTENAIRE'] } }],
  ])('%s loses %s by %j, and nothing else', (role, label, subject) => {
    expect(lines({ role, ...subject }).main).toEqual(lines({ role }).main.filter((one) => one !== label))
  })

  it('an agent without active contract keeps the missions, the proof of its own acts, and what everybody has', () => {
    expect(lines({ role: 'resource', user: { hasActiveContract: false } })).toEqual({
      main: ['missions', 'myClockings'],
      manage: [],
      common: ['settings', 'about'],
    })
  })

  it('a partner below the version of the partner space has none of it', () => {
    expect(lines({ role: 'manager_partner', apiVersion: '1.3.99' }).main).toEqual([])
  })
})

it('«Gérer» holds our own screens, each by its right', () => {
  expect(lines({ role: 'manager', isDemo: true }).manage).toEqual([
    'publications',
    'demands',
    'missions',
    'documents',
    'hours',
    'devices',
    'printing',
    'importing',
    'requirements',
    'companySettings',
    'proof',
    'jobs',
    'outbox',
  ])
  expect(lines({ role: 'manager' }).manage).toEqual([
    'publications',
    'demands',
    'missions',
    'documents',
    'hours',
    'devices',
    'printing',
    'importing',
    'requirements',
    'companySettings',
    'proof',
    'jobs',
  ])
  expect(lines({ role: 'manager', apiVersion: '1.1.99' }).manage).toEqual([
    'publications',
    'demands',
    'documents',
    'hours',
    'printing',
    'importing',
    'requirements',
    'companySettings',
    'proof',
    'jobs',
  ])
  expect(lines({ role: 'manager', settings: { man_admin: false } }).manage).toEqual([
    'publications',
    'demands',
    'missions',
    'documents',
    'hours',
    'devices',
    'printing',
  ])
  expect(lines({ role: 'client', isDemo: true }).manage).toEqual([])
})

it('only what is built shows', () => {
  for (const role of roles) {
    const exchange = exchangeOf({ role, isDemo: true })
    for (const { path } of Object.values(menuOf(exchange, exchange.user!)).flat()) expect(isBuilt(path), path).toBe(true)
  }
})

it('every line leads to a row of the table', () => {
  for (const { path } of [...Object.values(mainLines).flat(), ...manageLines, ...commonLines]) expect(addressOf(path), path).toBeDefined()
})

describe('a line opens its address with', () => {
  const searchOf = (role: Role, label: string, user: NonNullable<SubjectOptions['user']>) => {
    const line = mainLines[role].find((one) => one.label === label)
    return line?.search?.(exchangeOf({ role, user }).user!)
  }
  it("a client's own documents, or those of all its clients", () => {
    expect(searchOf('client', 'myDocuments', { clientIds: [3, 4] })).toEqual({ targetType: 'multi_client' })
    expect(searchOf('client', 'myDocuments', { clientIds: [3], clientId: 3 })).toEqual({ targetType: 'client', targetId: '3' })
  })
  it("a partner's own company, and all of its sites", () => {
    expect(searchOf('manager_partner', 'myCompany', { partnerId: 7 })).toEqual({ companyId: '7' })
    expect(searchOf('manager_partner', 'schedules', {})).toEqual({ siteId: '0' })
  })
})
