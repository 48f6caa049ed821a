import { role } from '@vigie/contract/access.ts'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { Address } from '../../routing/address.ts'
import { agentAddress, agentsAddress } from '../../routing/addresses/agents.ts'
import { listsDocuments } from './documents.ts'
import { notificationChoicesAddress, notificationsAddress } from '../../routing/addresses/notifications.ts'
import { siteAddress } from '../../routing/addresses/sites.ts'
import { siteScheduleAddress } from '../../routing/addresses/schedules.ts'
import { keeps } from '../../routing/parameters.ts'

/** Addresses of several spaces. */
export const sharedAddresses: readonly Address[] = [
  {
    path: '/about',
    who: mayOpen.people,
    frame: 'shell',
    title: 'about',
    menu: [{ in: 'common', at: 20, icon: 'info' }],
    staysOpen: true,
    screen: () => import('../../screens/system/about.tsx'),
  },
  {
    path: '/settings',
    who: mayOpen.people,
    frame: 'shell',
    title: 'settings',
    menu: [{ in: 'common', at: 10, icon: 'settings' }],
    staysOpen: true,
    screen: () => import('../../screens/account/settings.tsx'),
  },
  {
    ...notificationChoicesAddress,
    who: mayOpen.people,
    frame: 'shell',
    title: 'notificationChoices',
    crumbs: ['/settings'],
    staysOpen: true,
    screen: () => import('../../screens/account/settings-notifications.tsx'),
  },
  /** Ours: what the bell holds. */
  {
    ...notificationsAddress,
    who: mayOpen.people,
    frame: 'shell',
    title: 'notifications',
    staysOpen: true,
    screen: () => import('../../screens/account/notifications.tsx'),
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
  {
    ...listsDocuments,
    path: '/documents',
    menu: [{ in: 'manage', at: 40, icon: 'document' }],
    who: mayOpen.people,
    staysOpen: true,
  },

  {
    ...agentsAddress,
    who: mayOpen.agents,
    frame: 'shell',
    title: 'agents.title',
    menu: [
      { in: 'main', of: [role.manager], at: 20, icon: 'people' },
      { in: 'main', of: [role.partner], at: 30, icon: 'people' },
    ],
    hasOwnSearch: true,
    screen: () => import('../../features/agents/list/agents.tsx'),
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
    ...listsDocuments,
    path: '/resource/resource/documents',
    who: mayOpen.agents,
    crumbs: ['/resource/resources', '/resource/resource'],
  },
  {
    ...siteAddress,
    who: mayOpen.siteSheet,
    frame: 'shell',
    title: 'siteSheet',
    menu: [{ in: 'main', of: [role.client, role.clientUser], at: 20, icon: 'site', label: 'sites' }],
    crumbs: ['/site/sites'],
    // The others have their sites beside the sheet, and begin with the first.
    chosenBy: { name: 'siteId', readers: [role.manager] },
    screen: () => import('../../screens/manager/site-sheet.tsx'),
  },
  /** Ours: those of a site stand below its sheet, as those of an agent do. */
  {
    ...listsDocuments,
    path: '/site/site/documents',
    who: mayOpen.siteSheet,
    crumbs: ['/site/sites', '/site/site'],
    // What a site gives a partner's agents is read there; the sheet of a site that is another's is not open to a partner.
    standsAloneFor: [role.partner],
  },
  {
    ...siteScheduleAddress,
    who: mayOpen.siteSchedule,
    frame: 'shell',
    title: 'schedule',
    menu: [{ in: 'main', of: [role.partner], at: 20, icon: 'calendar', label: 'schedules' }],
    crumbs: ['/site/sites', '/site/site'],
    // A partner reads where its agents work: those sites are others', and their sheets are not open to it.
    standsAloneFor: [role.partner],
    screen: () => import('../../screens/manager/site-schedule.tsx'),
  },

  /** Partners ask by calls of their own: theirs come with their space, and until then they find nothing here. */
  {
    path: '/demands',
    query: keeps('vacationId', 'type'),
    who: mayOpen.demands,
    frame: 'shell',
    title: 'demands',
    menu: [{ in: 'main', of: [role.agent], at: 40, icon: 'message' }],
    screen: () => import('../../screens/agent/demands.tsx'),
  },
  {
    path: '/demand',
    query: keeps('demandId'),
    who: mayOpen.demands,
    frame: 'shell',
    title: 'demand',
    crumbs: ['/demands'],
    screen: () => import('../../screens/agent/demand.tsx'),
  },
  {
    path: '/demands/partner',
    who: mayOpen.demands,
    frame: 'shell',
    title: 'demands',
    menu: [{ in: 'main', of: [role.partner], at: 50, icon: 'message', label: 'myDemands' }],
    query: keeps('id'),
  },

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
