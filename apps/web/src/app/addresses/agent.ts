import { role } from '@vigie/contract/access.ts'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { Address } from '../../routing/address.ts'
import { ownSheetAddress } from '../../routing/addresses/agents.ts'
import { siteInstructionsAddress } from '../../routing/addresses/instructions.ts'
import { homeQuery } from '../../routing/addresses/homes.ts'
import { scheduleAddress } from '../../routing/addresses/schedules.ts'
import { keeps } from '../../routing/parameters.ts'

/** The agent's space. Whoever has no active contract is held to the missions before any of these gates is asked. */
export const agentAddresses: readonly Address[] = [
  {
    path: '/resource',
    who: mayOpen.agentsOwn,
    frame: 'shell',
    title: 'dashboard',
    menu: [{ in: 'main', of: [role.agent], at: 10, icon: 'home' }],
    hasSearch: false,
    query: homeQuery,
    screen: () => import('../../screens/home.tsx'),
  },
  /** The names of `routing/addresses/availabilities.ts`. */
  {
    path: '/availabilities',
    query: keeps('month', 'date', 'contractId'),
    who: mayOpen.availabilities,
    frame: 'shell',
    title: 'availabilities',
    menu: [{ in: 'main', of: [role.agent], at: 60, icon: 'calendar' }],
    hasSearch: false,
    screen: () => import('../../screens/availabilities.tsx'),
  },
  /** The names of `routing/addresses/missions.ts`. */
  {
    path: '/missions',
    query: keeps('period', 'missionId'),
    who: mayOpen.missions,
    frame: 'shell',
    title: 'missions',
    menu: [{ in: 'main', of: [role.agent], at: 50, icon: 'bell' }],
    hasSearch: false,
    screen: () => import('../../screens/missions.tsx'),
  },
  {
    ...scheduleAddress,
    who: mayOpen.agentSchedule,
    frame: 'shell',
    title: 'schedule',
    menu: [{ in: 'main', of: [role.agent], at: 30, icon: 'calendar' }],
    hasSearch: false,
    screen: () => import('../../screens/schedule.tsx'),
  },
  /** Ours: what to know of a site. */
  {
    ...siteInstructionsAddress,
    who: mayOpen.siteInstructions,
    frame: 'shell',
    words: 'instructions',
    crumbs: ['/schedule'],
    hasSearch: false,
    screen: () => import('../../screens/agent/site-instructions.tsx'),
  },
  {
    ...ownSheetAddress,
    who: mayOpen.agentsOwn,
    frame: 'shell',
    title: 'mySheet',
    menu: [{ in: 'main', of: [role.agent], at: 20, icon: 'badge' }],
    hasSearch: false,
    screen: () => import('../../screens/account/my-sheet.tsx'),
  },
  /** Ours: one's own acts, with their receipts; the names of `routing/addresses/ownClockings.ts`. */
  {
    path: '/mes-pointages',
    query: keeps('month', 'recu'),
    who: mayOpen.agentsOwn,
    frame: 'shell',
    title: 'myClockings',
    menu: [{ in: 'main', of: [role.agent], at: 70, icon: 'clock' }],
    hasSearch: false,
    staysOpen: true,
    screen: () => import('../../screens/account/my-clockings.tsx'),
  },
  /** Ours: what an agent without active contract meets where no mission can be offered. */
  {
    path: '/no-contract',
    who: mayOpen.agentsOwn,
    frame: 'shell',
    title: 'noContract',
    hasSearch: false,
    staysOpen: true,
    screen: () => import('../../screens/account/no-contract.tsx'),
  },
]
