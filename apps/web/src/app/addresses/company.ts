import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { Address } from '../../routing/address.ts'
import { proofAddress } from '../../routing/addresses/proof.ts'
import { keeps } from '../../routing/parameters.ts'
import { firstStepsAddress } from '../../routing/addresses/firstSteps.ts'
import { clientSheetAddress } from '../../routing/addresses/clients.ts'
import { partnerSheetAddress } from '../../routing/addresses/partners.ts'

/** What the company keeps of itself, for managers who may: clients, users, lists, settings, imports, proof. */
export const companyAddresses: readonly Address[] = [
  /** Ours: what a company that begins does. */
  {
    ...firstStepsAddress,
    who: mayOpen.administrators,
    frame: 'shell',
    words: 'firstSteps',
    crumbs: ['/manager'],
    screen: () => import('../../screens/manager/first-steps.tsx'),
  },
  /** Ours: the clients of the company, and their sheets. */
  {
    path: '/clients',
    query: keeps('state', 'search', 'sort'),
    who: mayOpen.clientRegister,
    frame: 'shell',
    words: 'clients',
    menu: [{ in: 'company', at: 10, icon: 'people' }],
    hasOwnSearch: true,
    screen: () => import('../../features/clients/clients.tsx'),
  },
  {
    ...clientSheetAddress,
    who: mayOpen.clientRegister,
    frame: 'shell',
    title: 'record',
    words: 'clients',
    crumbs: ['/clients'],
    screen: () => import('../../screens/manager/client-sheet.tsx'),
  },
  /** Ours: the companies that lend agents, and their sheets. */
  {
    path: '/partners',
    query: keeps('state', 'search', 'sort'),
    who: mayOpen.administrators,
    frame: 'shell',
    words: 'partners',
    menu: [{ in: 'company', at: 15, icon: 'briefcase' }],
    hasOwnSearch: true,
    screen: () => import('../../features/partners/partners.tsx'),
  },
  {
    ...partnerSheetAddress,
    who: mayOpen.administrators,
    frame: 'shell',
    title: 'record',
    words: 'partners',
    crumbs: ['/partners'],
    screen: () => import('../../screens/manager/partner-sheet.tsx'),
  },
  {
    path: '/import',
    who: mayOpen.imports,
    frame: 'shell',
    title: 'importing',
    menu: [{ in: 'company', at: 60, icon: 'upload', label: 'importing' }],
    screen: () => import('../../screens/manager/import.tsx'),
  },
  /** Ours: the log of roots, and to whom they are sent. */
  {
    ...proofAddress,
    who: mayOpen.administrators,
    frame: 'shell',
    words: 'roots',
    menu: [{ in: 'company', at: 70, icon: 'seal' }],
    screen: () => import('../../screens/manager/proof.tsx'),
  },
  /** Ours: what a kind of service asks of whoever serves. */
  {
    path: '/prestations',
    who: mayOpen.administrators,
    frame: 'shell',
    words: 'requirements',
    menu: [{ in: 'company', at: 40, icon: 'badge' }],
    screen: () => import('../../screens/manager/requirements.tsx'),
  },
  /** Ours: the lists that a company keeps for itself. The names of `routing/addresses/registers.ts`. */
  {
    path: '/company/lists',
    query: keeps('list', 'rowId', 'state', 'kind', 'search', 'sort'),
    who: mayOpen.administrators,
    frame: 'shell',
    words: 'registers',
    menu: [{ in: 'company', at: 30, icon: 'document' }],
    hasOwnSearch: true,
    screen: () => import('../../screens/manager/lists.tsx'),
  },
  /** Ours: the settings of the company. The names of `routing/addresses/settings.ts`. */
  {
    path: '/company/settings',
    query: keeps('search', 'group', 'history'),
    who: mayOpen.administrators,
    frame: 'shell',
    words: 'settings',
    menu: [{ in: 'company', at: 50, icon: 'settings' }],
    hasOwnSearch: true,
    screen: () => import('../../screens/manager/settings.tsx'),
  },
  /** Ours: who may enter, and what each may see and change. The names of `routing/addresses/users.ts`. */
  {
    path: '/users',
    query: keeps('group', 'search', 'sort', 'clientId', 'partner_id', 'user'),
    who: mayOpen.administrators,
    frame: 'shell',
    words: 'users',
    menu: [{ in: 'company', at: 20, icon: 'key' }],
    hasOwnSearch: true,
    screen: () => import('../../screens/manager/users.tsx'),
  },
  /** Ours: jobs of the company that wait, are under way or have failed. */
  {
    path: '/background-work',
    query: keeps('state', 'kind', 'sort'),
    who: mayOpen.administrators,
    frame: 'shell',
    words: 'jobs',
    menu: [{ in: 'company', at: 80, icon: 'turn' }],
    screen: () => import('../../features/jobs/jobs.tsx'),
  },
  {
    path: '/outbox',
    query: keeps('state', 'way', 'search', 'sort'),
    who: mayOpen.administrators,
    frame: 'shell',
    words: 'outbox',
    menu: [{ in: 'company', at: 90, icon: 'mail' }],
    hasOwnSearch: true,
    screen: () => import('../../features/outbox/outbox.tsx'),
  },
]
