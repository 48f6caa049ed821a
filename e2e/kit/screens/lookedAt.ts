import type { Page } from '@playwright/test'
import { built, type Person } from './built.ts'

/** Who reads a screen of the demo: what its browser holds. */
export type Reader = 'nobody' | 'manager' | 'agent' | 'client' | 'partner' | 'tablet'

export interface Screen {
  readonly name: string
  readonly who: Reader
  readonly address: () => string
  /** Its content has come when this is seen. */
  readonly ready: (page: Page) => ReturnType<Page['locator']>
  /** Calls are answered by maintenance. */
  readonly isMaintained?: true
  /** Narrowed and sorted by what stands above it. */
  readonly isList?: true
}
const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** What is shown can be changed: it has come, in whatever language. */
const mainButton = (page: Page) => page.getByRole('main').getByRole('button').first()
/** A shift of a calendar. */
const bars = (page: Page) => page.getByRole('button', { name: /\d\d:\d\d/ }).first()

/** Screens that need more than their address; one of them stands behind a link that a mail brings. */
const chosen = (resetLink: () => string): readonly Screen[] => [
  { name: '/login', who: 'nobody', address: () => '/login', ready: title },
  { name: '/reset-password', who: 'nobody', address: () => '/reset-password', ready: title },
  { name: '/reset-password with a link', who: 'nobody', address: resetLink, ready: title },
  { name: '/choose-company', who: 'nobody', address: () => '/choose-company', ready: title },
  { name: '/confirm-email', who: 'nobody', address: () => '/confirm-email', ready: title },
  { name: '/maintenance', who: 'nobody', address: () => '/maintenance', ready: title, isMaintained: true },
  { name: '/verifier', who: 'nobody', address: () => '/verifier', ready: title },
  { name: '/404', who: 'nobody', address: () => '/404', ready: title },
  { name: '/settings/password', who: 'manager', address: () => '/settings/password', ready: title },
  { name: '/user/profile', who: 'manager', address: () => '/user/profile', ready: (page) => page.getByRole('textbox').first() },
  { name: '/manager', who: 'manager', address: () => '/manager', ready: (page) => page.locator('.when').first() },
  {
    name: '/manager/anomalies',
    who: 'manager',
    address: () => '/manager/anomalies?kind=late',
    ready: (page) => page.getByText(/^\d\d:\d\d/).first(),
  },
  {
    name: '/manager/contracts',
    who: 'manager',
    address: () => '/manager/contracts',
    ready: (page) => page.getByText('CDI').first(),
  },
  { name: '/import', who: 'manager', address: () => '/import', ready: (page) => page.locator('[aria-labelledby=counting] button:enabled') },
  {
    name: '/company/settings',
    who: 'manager',
    address: () => '/company/settings',
    ready: (page) => page.getByRole('textbox').first(),
  },
  { name: '/preuve', who: 'manager', address: () => '/preuve', ready: (page) => page.getByText(/^[\da-f]{8}…$/).first() },
  {
    name: '/documents',
    who: 'manager',
    address: () => '/documents',
    ready: (page) => page.getByText('Accès livraisons'),
  },
  {
    name: '/documents of an agent',
    who: 'agent',
    address: () => '/documents',
    ready: (page) => page.getByText('Accès livraisons'),
  },
  { name: '/availabilities', who: 'agent', address: () => '/availabilities', ready: bars },
  { name: '/mes-pointages', who: 'agent', address: () => '/mes-pointages', ready: bars },
  { name: '/missions', who: 'agent', address: () => '/missions?period=month', ready: (page) => page.getByRole('article').first() },
  { name: '/background-work', who: 'manager', address: () => '/background-work', ready: title },
  { name: '/outbox', who: 'manager', address: () => '/outbox', isList: true, ready: (page) => page.getByRole('article').first() },
  {
    name: '/services',
    who: 'manager',
    address: () => '/services',
    isList: true,
    ready: (page) => page.getByText(/Valmorin|\d\d:\d\d/).first(),
  },
  {
    name: '/clockings/devices',
    who: 'manager',
    address: () => '/clockings/devices',
    isList: true,
    ready: (page) => page.getByText('Valdrune Embouteillage').first(),
  },
  { name: '/clockings/link-device', who: 'manager', address: () => '/clockings/link-device', ready: title },
  {
    name: '/site/sites',
    who: 'manager',
    address: () => '/site/sites?sites=all',
    isList: true,
    ready: (page) => page.getByRole('link', { name: /Valdrune Plateforme Nord/ }),
  },
  {
    name: '/site/site',
    who: 'manager',
    address: () => '/site/site?siteId=1',
    ready: (page) => page.getByRole('link', { name: /01 99 00/ }).first(),
  },
  { name: '/absence', who: 'manager', address: () => '/absence?id=1', ready: mainButton },
  {
    name: '/alerts/plan',
    who: 'manager',
    address: () => '/alerts/plan',
    ready: mainButton,
  },
  { name: '/plannings', who: 'manager', address: () => '/plannings', ready: (page) => page.getByRole('checkbox').nth(1) },
  {
    name: '/manager/print/shifts',
    who: 'manager',
    address: () => '/manager/print/shifts',
    ready: (page) => page.getByRole('checkbox', { name: /Campus de la Brière/ }),
  },
  {
    name: '/manager/print/signatures',
    who: 'manager',
    address: () => '/manager/print/signatures',
    ready: (page) => page.getByRole('checkbox', { name: /Campus de la Brière/ }),
  },
  { name: '/site-schedule', who: 'manager', address: () => '/site-schedule?siteId=1', ready: bars },
  { name: '/site-schedule, week', who: 'manager', address: () => '/site-schedule?siteId=1&view=week', ready: bars },
  {
    name: '/site-schedule, weekly sheet',
    who: 'manager',
    address: () => '/site-schedule?siteId=1&view=pHebdo',
    ready: (page) => page.locator('tfoot'),
  },
  {
    name: '/pointages/init',
    who: 'nobody',
    address: () => '/pointages/init',
    ready: (page) => page.getByRole('img', { name: /^(\w ){7}\w$/ }),
  },
  { name: '/pointages', who: 'tablet', address: () => '/pointages', ready: (page) => page.getByRole('button', { name: '5', exact: true }) },
]

/** Screens whose look other files look at. */
export const elsewhere: readonly Pick<Screen, 'who' | 'address' | 'ready'>[] = [
  { who: 'manager', address: () => '/resource/resources', ready: (page) => page.getByRole('link', { name: /^[A-Z]/ }).nth(9) },
  { who: 'manager', address: () => '/resource/resource?resourceId=1', ready: (page) => page.getByRole('grid') },
  { who: 'agent', address: () => '/resource', ready: (page) => page.getByRole('button', { name: /service/ }).first() },
  { who: 'agent', address: () => '/schedule', ready: (page) => page.getByRole('grid') },
  { who: 'agent', address: () => '/schedule?view=week', ready: (page) => page.getByRole('list', { name: 'Légende' }) },
  { who: 'client', address: () => '/client', ready: (page) => page.getByRole('list', { name: 'Mes sites en ce moment' }) },
  { who: 'partner', address: () => '/partner', ready: (page) => page.getByRole('list').first() },
]

const readerOf: Readonly<Record<Person, Reader>> = {
  'manager@demo.example': 'manager',
  'agent@demo.example': 'agent',
  'client@demo.example': 'client',
  'client-user@demo.example': 'client',
  'partner@demo.example': 'partner',
}
/** Screens that are left out, each with its reason: looked at elsewhere, or with a fault that is still to be mended. */
const leftOut: Readonly<Record<string, string>> = {
  '/dev/widgets': 'widgets.test.ts looks at each of the shared parts',
}

/** Every screen whose look is looked at: those above, and whatever else is built, as its first reader sees it. */
export function screensWith(resetLink: () => string): readonly Screen[] {
  const screens = chosen(resetLink)
  const named = new Set([
    ...Object.keys(leftOut),
    ...screens.map(({ name }) => name.split(/[ ,]/)[0]),
    ...elsewhere.map(({ address }) => address().split('?')[0]),
  ])
  const others = Object.entries(built).filter(([path]) => !named.has(path))
  return [...screens, ...others.map(([path, [, [who]]]) => ({ name: path, who: readerOf[who!], address: () => path, ready: title }))]
}
