import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { keepTarget } from '../session/target.ts'
import type { Address } from '../routing/address.ts'
import { fetchFrame } from './prefetch.ts'
import { askAhead } from './asking.ts'
import { AccessDenied } from './errors.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { fetched } from './fetched.ts'
import { guard, guardSignedIn, homeOf } from '../routing/guard.ts'
import { judgeAddressesBy } from '../routing/open.ts'
import { textsOf } from '../routing/query.ts'
import { NotFound } from './NotFound.tsx'
import { Page } from './Page.tsx'
import { routeContext } from './routeContext.ts'
import { addresses, addressOf, hasAllAddresses, isBuilt, whenAllAddresses } from './routes.ts'

/** The same beside the menu, for an address whose screen is not built yet. */
const notFoundInside = lazyRouteComponent(() => import('../screens/system/not-found.tsx'), 'NotFoundInside')

judgeAddressesBy((path, exchange) => {
  const address = addressOf(path)
  return address?.screen !== undefined && guardSignedIn(address, exchange, isBuilt) === 'open'
})

const root = createRootRoute({ component: Page, notFoundComponent: NotFound, errorComponent: ErrorScreen })

/** Runs before a screen is loaded: leads elsewhere, or refuses. */
function judge(address: Address, { href, pathname }: { href: string; pathname: string }): void {
  const verdict = guard(address, routeContext(pathname))
  if (verdict === 'open') return
  if (verdict === 'denied') throw new AccessDenied(address)
  if (verdict.keepsTarget && pathname !== '/') keepTarget(href)
  throw redirect({ to: verdict.to, replace: true })
}

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ location }) => {
    const home = homeOf(routeContext(location.pathname))
    if (!addressOf(home)) await fetchFrame.shell()
    throw redirect({ to: home, replace: true })
  },
})

/** Stands for every address that is not known before the frame has come: it lies behind the sign-in, or nowhere. */
const beyond = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async ({ location: { href, pathname } }) => {
    const { session, isClockingApp } = routeContext(pathname)
    if (session.exchange?.user) {
      await fetchFrame.shell()
      throw redirect({ href, replace: true })
    }
    if (!isClockingApp) keepTarget(href)
    throw redirect({ to: '/', replace: true })
  },
  errorComponent: ErrorScreen,
})

/** A screen inside the shell, or alone. The frames are loaded with the first screen that stands in them. */
const frames = {
  bare: createRoute({ getParentRoute: () => root, id: 'bare' }),
  shell: createRoute({
    getParentRoute: () => root,
    id: 'shell',
    component: lazyRouteComponent(fetchFrame.shell),
  }),
  clocking: createRoute({
    getParentRoute: () => root,
    id: 'clocking',
    component: lazyRouteComponent(fetchFrame.clocking),
  }),
}

function componentOf(address: Address) {
  const { path, screen, frame } = address
  if (path === '/404') return NotFound
  if (screen) return lazyRouteComponent(fetched({ ...address, screen }))
  return frame === 'shell' ? notFoundInside : NotFound
}

const makeRoute = (address: Address) =>
  createRoute({
    getParentRoute: () => frames[address.frame],
    path: address.path,
    validateSearch: (search: Record<string, unknown>) => textsOf(address.query ?? {}, search),
    beforeLoad: ({ location, search, cause }) => {
      judge(address, location)
      // Where one is already, the screen asks by itself.
      if (cause !== 'stay') askAhead(address.path, search)
    },
    component: componentOf(address),
    errorComponent: ErrorScreen,
  })

/** Each address keeps its route when others are added. */
const routes = new Map<Address, ReturnType<typeof makeRoute>>()
function routeOf(address: Address) {
  const route = routes.get(address) ?? makeRoute(address)
  routes.set(address, route)
  return route
}

const within = (frame: Address['frame']) => frames[frame].addChildren(addresses.filter((address) => address.frame === frame).map(routeOf))
const tree = () => root.addChildren([start, within('bare'), within('shell'), within('clocking'), ...(hasAllAddresses() ? [] : [beyond])])

export function makeRouter() {
  const router = createRouter({
    routeTree: tree(),
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
    // An address carries texts alone, as they stand: without these two a month would be written "202611" with quotes.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (values) => {
      const query = new URLSearchParams()
      for (const [name, value] of Object.entries(values))
        if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
      const text = query.toString()
      return text === '' ? '' : `?${text}`
    },
  })
  whenAllAddresses(() => {
    tree()
    router.setRoutes(router.buildRouteTree())
  })
  return router
}

export type Router = ReturnType<typeof makeRouter>
