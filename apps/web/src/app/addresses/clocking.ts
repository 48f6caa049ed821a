import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { Address } from '../../routing/address.ts'
import { keeps } from '../../routing/parameters.ts'

/** Of a page beside the clock. */
const crumbs = ['/pointages'] as const

/** The clocking variant under /pointages: a device's own pages, and those by which a manager makes one of it. */
export const clockingAddresses: readonly Address[] = [
  {
    path: '/pointages',
    who: mayOpen.clocking,
    frame: 'clocking',
    title: 'clocking',
    screen: () => import('../../screens/clocking/clocking.tsx'),
  },
  {
    path: '/pointages/app-disabled',
    who: 'anybody',
    frame: 'clocking',
    title: 'clocking',
    screen: () => import('../../screens/clocking/clocking-disabled.tsx'),
  },
  {
    path: '/pointages/init',
    who: 'nobody',
    frame: 'clocking',
    title: 'clocking',
    isBrandColoured: true,
    screen: () => import('../../screens/clocking/clocking-init.tsx'),
  },
  {
    path: '/pointages/login',
    who: 'nobody',
    frame: 'clocking',
    title: 'clocking',
    screen: () => import('../../screens/clocking/clocking-login.tsx'),
  },
  {
    path: '/pointages/pairing',
    who: mayOpen.linkDevice,
    frame: 'clocking',
    title: 'clocking',
    screen: () => import('../../screens/clocking/clocking-pairing.tsx'),
  },
  {
    path: '/pointages/forgot-clocking-code',
    who: mayOpen.clocking,
    frame: 'clocking',
    title: 'forgottenCode',
    crumbs,
    screen: () => import('../../screens/clocking/clocking-forgotten.tsx'),
  },
  {
    path: '/pointages/settings',
    who: mayOpen.clocking,
    frame: 'clocking',
    title: 'settings',
    crumbs,
    screen: () => import('../../screens/clocking/clocking-settings.tsx'),
  },
  {
    path: '/pointages/shift',
    who: mayOpen.clocking,
    frame: 'clocking',
    title: 'shift',
    crumbs,
    // A state of the clock, which leads to the start where nobody's shift is open.
    screen: () => import('../../screens/clocking/clocking.tsx'),
  },
  {
    path: '/pointages/sites-management',
    who: mayOpen.clocking,
    frame: 'clocking',
    title: 'linkedSites',
    crumbs,
    screen: () => import('../../screens/clocking/clocking-sites.tsx'),
  },
  {
    path: '/pointages/clockables-shifts-list',
    who: mayOpen.clocking,
    frame: 'clocking',
    title: 'clockableShifts',
    crumbs,
    screen: () => import('../../screens/clocking/clockable-shifts.tsx'),
  },
  {
    path: '/pointages/clockings-shifts-lists',
    who: mayOpen.clocking,
    frame: 'clocking',
    title: 'shiftLists',
    crumbs,
    query: keeps('filter'),
    screen: () => import('../../screens/clocking/clocked-shifts.tsx'),
  },
]
