import { mayOpen } from '@vigie/contract/access.ts'
import type { Address } from '../../routing/address.ts'

/** The agent's space. Whoever has no active contract is held to the missions before any of these gates is asked. */
export const agentAddresses: readonly Address[] = [
  {
    path: '/resource',
    who: mayOpen.agentsOwn,
    frame: 'shell',
    title: 'dashboard',
    hasSearch: false,
    query: ['newId'],
    screen: () => import('../../screens/home.tsx'),
  },
  {
    path: '/availabilities',
    who: mayOpen.availabilities,
    frame: 'shell',
    title: 'availabilities',
    hasSearch: false,
    query: ['month', 'date'],
  },
  { path: '/missions', who: mayOpen.missions, frame: 'shell', title: 'missions', hasSearch: false, query: ['missionId'] },
  {
    path: '/schedule',
    who: mayOpen.agentSchedule,
    frame: 'shell',
    title: 'schedule',
    hasSearch: false,
    query: ['month', 'date', 'contractId', 'checked'],
    screen: () => import('../../screens/schedule.tsx'),
  },
  {
    path: '/sheet',
    who: mayOpen.agentsOwn,
    frame: 'shell',
    title: 'mySheet',
    hasSearch: false,
    query: ['month'],
    screen: () => import('../../screens/my-sheet.tsx'),
  },
  /** Ours: what an agent without active contract meets where no mission can be offered. */
  {
    path: '/no-contract',
    who: mayOpen.agentsOwn,
    frame: 'shell',
    title: 'noContract',
    hasSearch: false,
    staysOpen: true,
    screen: () => import('../../screens/no-contract.tsx'),
  },
]
