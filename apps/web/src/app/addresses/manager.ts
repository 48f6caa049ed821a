import { role } from '@vigie/contract/access.ts'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { Address } from '../../routing/address.ts'
import { anomaliesAddress, contractsAddress, managerAddress } from '../../routing/addresses/homes.ts'
import { sendMessageAddress } from '../../routing/addresses/notifications.ts'
import { publicationsAddress } from '../../routing/addresses/schedules.ts'
import { absenceAddress } from '../../routing/addresses/absences.ts'
import { alertPlanAddress } from '../../routing/addresses/alerts.ts'
import { keeps } from '../../routing/parameters.ts'
import { sitesAddress } from '../../routing/addresses/sites.ts'

/** One screen at two addresses, and the names of `routing/addresses/prints.ts`. */
const printed = ['sites', 'search', 'sheet', 'holidays', 'totals', 'declaration', 'file']
const print = {
  who: mayOpen.print,
  frame: 'shell',
  crumbs: ['/manager'],
  hasOwnSearch: true,
  screen: () => import('../../screens/manager/print.tsx'),
} as const

/** The manager's space. */
export const managerAddresses: readonly Address[] = [
  {
    ...managerAddress,
    who: mayOpen.managers,
    frame: 'shell',
    title: 'dashboard',
    menu: [{ in: 'main', of: [role.manager], at: 10, icon: 'home' }],
    screen: () => import('../../screens/manager/manager.tsx'),
  },
  /** Ours: what the home's figures count. */
  {
    ...anomaliesAddress,
    who: mayOpen.services,
    frame: 'shell',
    title: 'anomalies',
    crumbs: ['/manager'],
    screen: () => import('../../screens/manager/month-anomalies.tsx'),
  },
  {
    ...contractsAddress,
    who: mayOpen.managerAgents,
    frame: 'shell',
    title: 'monthContracts',
    crumbs: ['/manager'],
    screen: () => import('../../screens/manager/month-contracts.tsx'),
  },
  /** Ours: what agents ask for. The names of `routing/addresses/demands.ts`. */
  {
    path: '/manager/demands',
    query: keeps('state', 'typeId', 'search', 'demandId'),
    who: mayOpen.managerDemands,
    frame: 'shell',
    title: 'demands',
    menu: [{ in: 'manage', at: 20, icon: 'message' }],
    hasOwnSearch: true,
    screen: () => import('../../screens/manager/demands.tsx'),
  },
  {
    ...print,
    path: '/manager/print/shifts',
    query: keeps('month', 'agents', 'list', ...printed),
    title: 'printShifts',
    menu: [{ in: 'manage', at: 70, icon: 'print', label: 'printing' }],
  },
  /** Ours: planned and done hours of a month. The names of `routing/addresses/hours.ts`. */
  {
    path: '/manager/hours',
    query: keeps('month', 'filter', 'search', 'sort', 'resourceId'),
    who: mayOpen.managerAgents,
    frame: 'shell',
    title: 'hours',
    menu: [{ in: 'manage', at: 50, icon: 'hours' }],
    hasOwnSearch: true,
    screen: () => import('../../screens/manager/hours.tsx'),
  },
  { ...print, path: '/manager/print/signatures', query: keeps('date', ...printed), title: 'printSignatures' },
  {
    ...sitesAddress,
    who: mayOpen.managerSites,
    frame: 'shell',
    title: 'sites.title',
    menu: [{ in: 'main', of: [role.manager], at: 30, icon: 'site' }],
    hasOwnSearch: true,
    screen: () => import('../../features/sites/list/sites.tsx'),
  },
  /** The names of `routing/addresses/shifts.ts`. */
  {
    path: '/services',
    query: keeps('date', 'siteId', 'filter', 'anomalies', 'vacationId', 'search', 'sort'),
    who: mayOpen.services,
    frame: 'shell',
    title: 'services',
    menu: [{ in: 'main', of: [role.manager], at: 40, icon: 'clock', label: 'clockings' }],
    hasOwnSearch: true,
    screen: () => import('../../screens/manager/shifts.tsx'),
  },
  /** The names of `routing/addresses/devices.ts`. */
  {
    path: '/clockings/devices',
    query: keeps('filter', 'search', 'siteId', 'clockingDeviceId'),
    who: mayOpen.linkDevice,
    frame: 'shell',
    title: 'devices',
    menu: [{ in: 'manage', at: 60, icon: 'tablet' }],
    crumbs: ['/services'],
    hasOwnSearch: true,
    screen: () => import('../../features/devices/devices.tsx'),
  },
  {
    path: '/clockings/link-device',
    query: keeps('code', 'siteId'),
    who: mayOpen.linkDevice,
    frame: 'shell',
    title: 'linkDevice',
    crumbs: ['/clockings/devices'],
    screen: () => import('../../screens/clocking/link-device.tsx'),
  },
  /** Ours: which months the agents see. */
  {
    ...publicationsAddress,
    who: mayOpen.publications,
    frame: 'shell',
    title: 'publications',
    menu: [{ in: 'manage', at: 10, icon: 'calendar', label: 'publications' }],
    hasOwnSearch: true,
    screen: () => import('../../screens/manager/publications.tsx'),
  },
  /** Ours: services that are offered to agents, and their answers. The names of `routing/addresses/missions.ts`. */
  {
    path: '/manager/missions',
    query: keeps('state', 'search', 'missionId'),
    who: mayOpen.managerMissions,
    frame: 'shell',
    title: 'missions',
    menu: [{ in: 'manage', at: 30, icon: 'people' }],
    hasOwnSearch: true,
    screen: () => import('../../screens/manager/missions.tsx'),
  },
  /** Ours: a manager's own words to agents. */
  {
    ...sendMessageAddress,
    who: mayOpen.managers,
    frame: 'shell',
    title: 'sendMessage',
    crumbs: ['/notifications'],
    screen: () => import('../../screens/manager/send-message.tsx'),
  },
  /** Ours: what managers were alerted of, and who takes charge. */
  {
    path: '/alerts',
    query: keeps('state', 'kind', 'vacationId', 'search', 'sort'),
    who: mayOpen.services,
    frame: 'shell',
    words: 'alerts',
    menu: [{ in: 'manage', at: 5, icon: 'warning' }],
    hasOwnSearch: true,
    screen: () => import('../../features/alerts/alerts.tsx'),
  },
  {
    ...alertPlanAddress,
    who: mayOpen.administrators,
    frame: 'shell',
    title: 'alertPlan',
    words: 'alerts',
    crumbs: ['/alerts'],
    screen: () => import('../../features/alerts/AlertPlan.tsx'),
  },
  {
    path: '/absences',
    query: keeps('proof', 'typeId', 'resourceId', 'search', 'sort'),
    who: mayOpen.managerDemands,
    frame: 'shell',
    words: 'absences',
    menu: [{ in: 'manage', at: 25, icon: 'calendar' }],
    hasOwnSearch: true,
    screen: () => import('../../features/absences/absences.tsx'),
  },
  {
    ...absenceAddress,
    who: mayOpen.managerDemands,
    frame: 'shell',
    title: 'record',
    words: 'absences',
    crumbs: ['/absences'],
    screen: () => import('../../features/absences/AbsenceSheet.tsx'),
  },
]
