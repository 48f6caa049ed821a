import { mayOpen } from '@vigie/contract/access.ts'
import type { Address } from '../../routing/address.ts'

/** The manager's space. */
export const managerAddresses: readonly Address[] = [
  {
    path: '/manager',
    who: mayOpen.managers,
    frame: 'shell',
    title: 'dashboard',
    query: ['newId', 'month'],
    screen: () => import('../../screens/manager.tsx'),
  },
  /** Ours: what the home's figures count. */
  {
    path: '/manager/anomalies',
    who: mayOpen.services,
    frame: 'shell',
    title: 'anomalies',
    crumbs: ['/manager'],
    query: ['month'],
    screen: () => import('../../screens/month-anomalies.tsx'),
  },
  {
    path: '/manager/contracts',
    who: mayOpen.managerAgents,
    frame: 'shell',
    title: 'monthContracts',
    crumbs: ['/manager'],
    query: ['month'],
    screen: () => import('../../screens/month-contracts.tsx'),
  },
  { path: '/manager/print/shifts', who: mayOpen.print, frame: 'shell', title: 'printShifts', crumbs: ['/manager'] },
  { path: '/manager/print/signatures', who: mayOpen.print, frame: 'shell', title: 'printSignatures', crumbs: ['/manager'] },
  {
    path: '/site/sites',
    who: mayOpen.managerSites,
    frame: 'shell',
    title: 'sites',
    hasOwnSearch: true,
    query: ['month'],
    screen: () => import('../../screens/site-sites.tsx'),
  },
  {
    path: '/services',
    who: mayOpen.services,
    frame: 'shell',
    title: 'services',
    hasOwnSearch: true,
    query: ['date', 'siteId', 'vacationId', 'anomalies'],
    screen: () => import('../../screens/shifts.tsx'),
  },
  { path: '/clockings/devices', who: mayOpen.linkDevice, frame: 'shell', title: 'devices', crumbs: ['/services'], query: ['siteId'] },
  {
    path: '/clockings/link-device',
    who: mayOpen.linkDevice,
    frame: 'shell',
    title: 'linkDevice',
    crumbs: ['/services', '/clockings/devices'],
    screen: () => import('../../screens/link-device.tsx'),
  },
  {
    path: '/import',
    who: mayOpen.imports,
    frame: 'shell',
    title: 'importing',
    screen: () => import('../../screens/import.tsx'),
  },
  /** Ours: which months the agents see. */
  {
    path: '/plannings',
    who: mayOpen.publications,
    frame: 'shell',
    title: 'publications',
    hasOwnSearch: true,
    query: ['month'],
    screen: () => import('../../screens/publications.tsx'),
  },
  {
    path: '/outbox',
    who: mayOpen.outbox,
    frame: 'shell',
    title: 'outbox',
    isDemoOnly: true,
    screen: () => import('../../screens/outbox.tsx'),
  },
]
