import { mayOpen } from '@vigie/contract/access.ts'
import type { Address } from '../address.ts'

/** The manager's space. */
export const managerAddresses: readonly Address[] = [
  {
    path: '/manager',
    who: mayOpen.managers,
    frame: 'shell',
    title: 'dashboard',
    query: ['newId'],
    screen: () => import('../../screens/manager.tsx'),
  },
  { path: '/manager/print/shifts', who: mayOpen.print, frame: 'shell', title: 'printShifts', crumbs: ['/manager'] },
  { path: '/manager/print/signatures', who: mayOpen.print, frame: 'shell', title: 'printSignatures', crumbs: ['/manager'] },
  { path: '/site/sites', who: mayOpen.managerSites, frame: 'shell', title: 'sites', query: ['month'] },
  {
    path: '/services',
    who: mayOpen.services,
    frame: 'shell',
    title: 'services',
    hasOwnSearch: true,
    query: ['date', 'siteId', 'vacationId', 'anomalies'],
    screen: () => import('../../screens/services.tsx'),
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
    path: '/outbox',
    who: mayOpen.outbox,
    frame: 'shell',
    title: 'outbox',
    isDemoOnly: true,
    screen: () => import('../../screens/outbox.tsx'),
  },
]
