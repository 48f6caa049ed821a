import { mayOpen } from '@vigie/contract/access.ts'
import type { Address } from '../../routing/address.ts'

/** The client's space; a sub-client has the same addresses. */
export const clientAddresses: readonly Address[] = [
  {
    path: '/client',
    who: mayOpen.clients,
    frame: 'shell',
    title: 'dashboard',
    query: ['newId'],
    screen: () => import('../../screens/home.tsx'),
  },
  { path: '/invoices', who: mayOpen.invoices, frame: 'shell', title: 'invoices' },
  { path: '/client/documents', who: mayOpen.clients, frame: 'shell', title: 'documents', query: ['targetType', 'targetId'] },
  { path: '/providers', who: mayOpen.provider, frame: 'shell', title: 'providers' },
  { path: '/provider', who: mayOpen.provider, frame: 'shell', title: 'provider', crumbs: ['/providers'], query: ['companyId'] },
  {
    path: '/provider/documents',
    who: mayOpen.provider,
    frame: 'shell',
    title: 'documents',
    crumbs: ['/providers', '/provider'],
    query: ['targetType', 'targetId'],
  },
  { path: '/quotes', who: mayOpen.quotes, frame: 'shell', title: 'quotes' },
]
