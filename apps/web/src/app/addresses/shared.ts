import { mayOpen } from '@vigie/contract/access.ts'
import type { Address } from '../address.ts'

/** Addresses of several spaces (specification, section 2, «Routes by role»). */
export const sharedAddresses: readonly Address[] = [
  { path: '/about', who: mayOpen.people, frame: 'shell', title: 'about', staysOpen: true, screen: () => import('../../screens/about.tsx') },
  {
    path: '/settings',
    who: mayOpen.people,
    frame: 'shell',
    title: 'settings',
    staysOpen: true,
    screen: () => import('../../screens/settings.tsx'),
  },
  {
    path: '/settings/notifications',
    who: mayOpen.people,
    frame: 'shell',
    title: 'notifications',
    crumbs: ['/settings'],
    staysOpen: true,
  },
  {
    path: '/settings/password',
    who: mayOpen.people,
    frame: 'shell',
    title: 'password',
    crumbs: ['/settings'],
    staysOpen: true,
    screen: () => import('../../screens/settings-password.tsx'),
  },
  { path: '/user', who: mayOpen.people, frame: 'shell', title: 'profile', staysOpen: true, leadsTo: '/user/profile' },
  {
    path: '/user/profile',
    who: mayOpen.people,
    frame: 'shell',
    title: 'profile',
    staysOpen: true,
    screen: () => import('../../screens/user-profile.tsx'),
  },
  { path: '/documents', who: mayOpen.people, frame: 'shell', title: 'documents', staysOpen: true },

  { path: '/resource/resources', who: mayOpen.agents, frame: 'shell', title: 'agents' },
  {
    path: '/resource/resource',
    who: mayOpen.agents,
    frame: 'shell',
    title: 'agentSheet',
    crumbs: ['/resource/resources'],
    query: ['resourceId', 'contractId', 'month', 'checked'],
  },
  {
    path: '/resource/resource/documents',
    who: mayOpen.agents,
    frame: 'shell',
    title: 'documents',
    crumbs: ['/resource/resources', '/resource/resource'],
    query: ['targetType', 'targetId'],
  },
  { path: '/site/site', who: mayOpen.siteSheet, frame: 'shell', title: 'siteSheet', crumbs: ['/site/sites'], query: ['siteId', 'month'] },
  {
    path: '/site-schedule',
    who: mayOpen.siteSchedule,
    frame: 'shell',
    title: 'schedule',
    crumbs: ['/site/sites', '/site/site'],
    query: ['siteId', 'month', 'date'],
  },

  { path: '/demands', who: mayOpen.demands, frame: 'shell', title: 'demands', query: ['vacationId'] },
  { path: '/demand', who: mayOpen.demands, frame: 'shell', title: 'demand', crumbs: ['/demands'], query: ['demandId'] },
  { path: '/demands/partner', who: mayOpen.demands, frame: 'shell', title: 'demands', query: ['id'] },

  {
    path: '/dev/widgets',
    who: mayOpen.people,
    frame: 'shell',
    title: 'widgets',
    isDemoOnly: true,
    staysOpen: true,
    screen: () => import('../../screens/dev-widgets.tsx'),
  },
]
