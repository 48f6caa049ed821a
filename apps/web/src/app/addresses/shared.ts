import { mayOpen, role } from '@vigie/contract/access.ts'
import type { Address } from '../../routing/address.ts'
import { agentAddress, agentsAddress } from '../../routing/addresses/agents.ts'
import { documentsQuery } from '../../routing/addresses/documents.ts'
import { siteScheduleAddress } from '../../routing/addresses/schedules.ts'
import { siteAddress } from '../../routing/addresses/sites.ts'
import { id } from '../../routing/parameters.ts'

/** Addresses of several spaces (specification, section 2, «Routes by role»). */
export const sharedAddresses: readonly Address[] = [
  {
    path: '/about',
    who: mayOpen.people,
    frame: 'shell',
    title: 'about',
    staysOpen: true,
    screen: () => import('../../screens/system/about.tsx'),
  },
  {
    path: '/settings',
    who: mayOpen.people,
    frame: 'shell',
    title: 'settings',
    staysOpen: true,
    screen: () => import('../../screens/account/settings.tsx'),
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
    screen: () => import('../../screens/account/settings-password.tsx'),
  },
  { path: '/user', who: mayOpen.people, frame: 'shell', title: 'profile', staysOpen: true, leadsTo: '/user/profile' },
  {
    path: '/user/profile',
    who: mayOpen.people,
    frame: 'shell',
    title: 'profile',
    staysOpen: true,
    screen: () => import('../../screens/account/user-profile.tsx'),
  },
  { path: '/documents', who: mayOpen.people, frame: 'shell', title: 'documents', staysOpen: true },

  {
    ...agentsAddress,
    who: mayOpen.agents,
    frame: 'shell',
    title: 'agents',
    hasOwnSearch: true,
    screen: () => import('../../screens/manager/agents.tsx'),
  },
  {
    ...agentAddress,
    who: mayOpen.agents,
    frame: 'shell',
    title: 'agentSheet',
    crumbs: ['/resource/resources'],
    screen: () => import('../../screens/manager/agent-sheet.tsx'),
  },
  {
    path: '/resource/resource/documents',
    who: mayOpen.agents,
    frame: 'shell',
    title: 'documents',
    crumbs: ['/resource/resources', '/resource/resource'],
    query: documentsQuery,
  },
  {
    ...siteAddress,
    who: mayOpen.siteSheet,
    frame: 'shell',
    title: 'siteSheet',
    crumbs: ['/site/sites'],
    // The others have their sites beside the sheet, and begin with the first.
    chosenBy: { name: 'siteId', readers: [role.manager] },
    screen: () => import('../../screens/manager/site-sheet.tsx'),
  },
  {
    ...siteScheduleAddress,
    who: mayOpen.siteSchedule,
    frame: 'shell',
    title: 'schedule',
    crumbs: ['/site/sites', '/site/site'],
    // A partner reads where its agents work: those sites are others', and their sheets are not open to it.
    standsAloneFor: [role.partner],
    screen: () => import('../../screens/manager/site-schedule.tsx'),
  },

  { path: '/demands', who: mayOpen.demands, frame: 'shell', title: 'demands', query: { shiftId: id('vacationId') } },
  { path: '/demand', who: mayOpen.demands, frame: 'shell', title: 'demand', crumbs: ['/demands'], query: { demandId: id('demandId') } },
  { path: '/demands/partner', who: mayOpen.demands, frame: 'shell', title: 'demands', query: { id: id('id') } },

  {
    path: '/dev/widgets',
    who: mayOpen.people,
    frame: 'shell',
    title: 'widgets',
    isDemoOnly: true,
    staysOpen: true,
    screen: () => import('../../screens/system/dev-widgets.tsx'),
  },
]
