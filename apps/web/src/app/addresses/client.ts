import { role } from '@vigie/contract/access.ts'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { Address } from '../../routing/address.ts'
import { companyQuery } from '../../routing/addresses/companies.ts'
import { listsDocuments } from './documents.ts'
import { homeQuery } from '../../routing/addresses/homes.ts'

/** The client's space; a sub-client has the same addresses. */
export const clientAddresses: readonly Address[] = [
  {
    path: '/client',
    who: mayOpen.clients,
    frame: 'shell',
    title: 'dashboard',
    menu: [{ in: 'main', of: [role.client, role.clientUser], at: 10, icon: 'home' }],
    query: homeQuery,
    screen: () => import('../../screens/reader-home.tsx'),
  },
  {
    path: '/invoices',
    who: mayOpen.invoices,
    frame: 'shell',
    title: 'invoices',
    menu: [{ in: 'main', of: [role.client, role.clientUser], at: 40, icon: 'document' }],
  },
  {
    ...listsDocuments,
    path: '/client/documents',
    menu: [{ in: 'main', of: [role.client, role.clientUser], at: 60, icon: 'document', label: 'myDocuments' }],
    who: mayOpen.clients,
  },
  {
    path: '/providers',
    who: mayOpen.provider,
    frame: 'shell',
    title: 'providers',
    menu: [{ in: 'main', of: [role.client, role.clientUser], at: 50, icon: 'people', label: 'provider' }],
  },
  {
    path: '/provider',
    who: mayOpen.provider,
    frame: 'shell',
    title: 'provider',
    crumbs: ['/providers'],
    query: companyQuery,
  },
  {
    ...listsDocuments,
    path: '/provider/documents',
    who: mayOpen.provider,
    crumbs: ['/providers', '/provider'],
  },
  {
    path: '/quotes',
    who: mayOpen.quotes,
    frame: 'shell',
    title: 'quotes',
    menu: [{ in: 'main', of: [role.client, role.clientUser], at: 30, icon: 'document' }],
  },
]
