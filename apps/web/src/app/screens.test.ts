import { role, roles, type Role } from '@vigie/contract/access.ts'
import { features, pageCodes, settingKeys, defaultSettings, type CompanySettings } from '@vigie/contract/companies/settings.ts'
import { fr } from '@vigie/phrases/fr/all.ts'
import { describe, expect, it } from 'vitest'
import type { SessionUser } from '@vigie/contract/auth/users.ts'
import { titleKeyOf, type Path } from '../routing/address.ts'
import type { Texts } from '../routing/query.ts'
import { guard } from '../routing/guard.ts'
import { exchangeOf, routeContextOf, type SubjectOptions } from './guard.testing.ts'
import { addresses, addressOf } from './routes.ts'
import { menuOf } from './shell/menu/menu.ts'
import { linesOf, targetOf, type MenuLine } from './shell/menu/menus.ts'

/** Everything that can be switched on is on, so that a row is closed by the one gate that is closed. */
const everythingOn: Partial<CompanySettings> = { partner_can_demand_subcontractor: true }
const inside = addresses.filter(({ frame }) => frame === 'shell')
const people = roles.filter((one) => one !== role.device)

const judged = (path: string, subject: SubjectOptions) =>
  guard(addressOf(path)!, routeContextOf({ isDemo: true, ...subject, settings: { ...everythingOn, ...subject.settings }, has: () => true }))

/** The version just below each that brings a feature. */
const below = (version: string) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return patch > 0 ? `${major}.${minor}.${patch - 1}` : `${major}.${minor - 1}.99`
}
const versions = [...new Set(Object.values(features))].filter((version) => version !== '1.0.0')

/** Everything that may close an address, one at a time. */
const closing: readonly (readonly [gate: string, SubjectOptions])[] = [
  ...settingKeys
    .filter((key) => typeof defaultSettings[key] === 'boolean')
    .map((key): [string, SubjectOptions] => [key, { settings: { [key]: false } }]),
  ...pageCodes.map((code): [string, SubjectOptions] => [`page ${code}`, { user: { forbiddenPages: [code] } }]),
  ...versions.map((version): [string, SubjectOptions] => [`version ${version}`, { apiVersion: below(version) }]),
  ['active contract', { user: { hasActiveContract: false } }],
  ['contract with availabilities', { canAccessAvailabilities: false }],
]

/** What must be on for a role; of versions the highest below which it is closed. Null: it is closed to the role. */
function gatesOf(path: string, reader: Role): readonly string[] | null {
  if (judged(path, { role: reader }) !== 'open') return null
  const gates = closing.filter(([, subject]) => judged(path, { role: reader, ...subject }) !== 'open').map(([gate]) => gate)
  const needed = gates
    .filter((gate) => gate.startsWith('version '))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  return gates.filter((gate) => !gate.startsWith('version ') || gate === needed.at(-1))
}

function words(key: string): string {
  const found = key.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], fr)
  if (typeof found !== 'string') throw new Error(`no phrase «${key}»: name the file of its words in packages/phrases/src/fr/all.ts`)
  return found
}

const screens = inside.map((address) => ({
  path: address.path,
  title: words(titleKeyOf(address)),
  isBuilt: address.screen !== undefined,
  ...(address.isDemoOnly && { isDemoOnly: true }),
  ...(address.leadsTo && { leadsTo: address.leadsTo }),
  ...(address.crumbs && { crumbs: address.crumbs.join(' > ') }),
  who: Object.fromEntries(
    people.flatMap((reader) => {
      const gates = gatesOf(address.path, reader)
      return gates ? [[reader, gates.join(', ')]] : []
    }),
  ),
}))
const menus = Object.fromEntries(
  people.map((reader) => {
    const exchange = exchangeOf({ role: reader, isDemo: true, settings: everythingOn })
    const { main, manage, company, common } = menuOf(exchange, exchange.user!, () => true)
    const shown = (lines: typeof main) => lines.map(({ path, label }) => `${words(label)} ${path}`)
    return [reader, { main: shown(main), manage: shown(manage), company: shown(company), common: shown(common) }]
  }),
)

it('every address behind the sign-in, whom it opens to under which gates, and every menu, are those of the reviewed list', async () => {
  // After a change of the table: `npm run screens`, and read what it changed.
  await expect(`${JSON.stringify({ menus, screens }, null, 2)}\n`).toMatchFileSnapshot('screens.json')
})

describe.each(inside.map(({ path }) => path))('%s', (path) => {
  it('leads a device to its clock, and whoever is signed out to the sign-in', () => {
    expect(judged(path, { role: role.device })).toEqual({ to: '/' })
    expect(judged(path, {})).toEqual({ to: '/login', keepsTarget: true })
  })

  it('is refused, not hidden, where a gate is closed; an agent without contract is led to the missions', () => {
    const verdicts = people
      .filter((reader) => judged(path, { role: reader }) === 'open')
      .flatMap((reader) => closing.map(([gate, subject]) => ({ gate, verdict: judged(path, { role: reader, ...subject }) })))
      .filter(({ verdict }) => verdict !== 'open')
    const expected = verdicts.map(({ gate }) => ({ gate, verdict: gate === 'active contract' ? { to: '/missions' } : 'denied' }))
    expect(verdicts).toEqual(expected)
  })
})

it('every public and every clocking address of the specification has its row', () => {
  const entry = ['/login', '/reset-password', '/choose-company', '/confirm-email', '/candidate', '/maintenance', '/500', '/404']
  const clocking = ['', '/app-disabled', '/login', '/init', '/forgot-clocking-code', '/pairing', '/settings', '/shift', '/sites-management']
  const lists = ['/clockables-shifts-list', '/clockings-shifts-lists']
  for (const path of [...entry, ...[...clocking, ...lists].map((end) => `/pointages${end}`)]) expect(addressOf(path), path).toBeDefined()
})

describe('the menu', () => {
  const shown = (subject: SubjectOptions & { role: Role }, has: (path: string) => boolean = () => true) => {
    const exchange = exchangeOf(subject)
    const { main, manage, company, common } = menuOf(exchange, exchange.user!, has)
    const pathsOf = (lines: readonly MenuLine[]) => lines.map(({ path }) => path)
    return { main: pathsOf(main), manage: pathsOf(manage), company: pathsOf(company), common: pathsOf(common) }
  }

  it('loses a line when its address is closed, and nothing else', () => {
    for (const reader of people) {
      const all = Object.values(shown({ role: reader })).flat()
      for (const [gate, subject] of closing) {
        const open = all.filter((path) => judged(path, { role: reader, ...subject }) === 'open')
        expect([gate, Object.values(shown({ role: reader, ...subject })).flat()]).toEqual([gate, open])
      }
    }
  })

  it('of an agent without active contract keeps the missions, the proof of its own acts, and what everybody has', () => {
    expect(shown({ role: 'resource', user: { hasActiveContract: false } })).toEqual({
      main: ['/missions', '/mes-pointages'],
      manage: [],
      company: [],
      common: ['/settings', '/about'],
    })
  })

  it('shows what is built, and what was sent to who administers', () => {
    const company = (subject: Partial<SubjectOptions>) => shown({ role: 'manager', ...subject }).company
    expect(company({})).toContain('/outbox')
    for (const reader of people) {
      for (const path of Object.values(shown({ role: reader }, (one) => addressOf(one)?.screen !== undefined)).flat())
        expect(addressOf(path)?.screen, path).toBeDefined()
    }
  })

  it('has no two lines of a group at one place', () => {
    const shared = people.flatMap((reader) =>
      (['main', 'manage', 'company', 'common'] as const).flatMap((group) => {
        const placeOf = (path: string) => addressOf(path)!.menu!.find((one) => one.in === group && (one.of?.includes(reader) ?? true))!.at
        const byPlace = Map.groupBy(
          linesOf(group, reader, () => true).map(({ path }) => path),
          placeOf,
        )
        return [...byPlace]
          .filter(([, paths]) => paths.length > 1)
          .map(([at, paths]) => `${reader}, ${group} ${at}: ${paths.join(' and ')}`)
      }),
    )
    expect(shared).toEqual([])
  })

  it.each<[string, Partial<SessionUser>, Path, Texts]>([
    ['a client’s own documents', { clientIds: [3], clientId: 3 }, '/client/documents', { targetType: 'client', targetId: '3' }],
    ['those of all its clients', { clientIds: [3, 4] }, '/client/documents', { targetType: 'multi_client' }],
    ['a partner’s own company', { partnerId: 7 }, '/partner/myCompany', { companyId: '7' }],
    ['all sites of a partner', {}, '/site-schedule', { siteId: '0' }],
  ])('opens an address with %s', (_, user, path, search) => {
    expect(targetOf({ path }, exchangeOf({ role: 'manager', user }).user!)).toEqual({ to: path, search })
  })
})
