import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { Address } from '../../routing/address.ts'
import { companyQuery } from '../../routing/addresses/companies.ts'
import { listsDocuments } from './documents.ts'
import { homeQuery } from '../../routing/addresses/homes.ts'
import { id } from '../../routing/parameters.ts'

/** The partner's space: subcontractor companies. */
export const partnerAddresses: readonly Address[] = [
  {
    path: '/partner',
    who: mayOpen.partnerSpace,
    frame: 'shell',
    title: 'dashboard',
    query: homeQuery,
    screen: () => import('../../screens/reader-home.tsx'),
  },
  { path: '/partner/myCompany', who: mayOpen.partnerCompany, frame: 'shell', title: 'myCompany', query: companyQuery },
  {
    ...listsDocuments,
    path: '/partner/myCompany/documents',
    who: mayOpen.partnerCompany,
    crumbs: ['/partner/myCompany'],
  },
  { path: '/orders', who: mayOpen.orders, frame: 'shell', title: 'orders' },
  {
    path: '/orders/order',
    who: mayOpen.orders,
    frame: 'shell',
    title: 'order',
    crumbs: ['/orders'],
    query: { purchaseOrderId: id('purchaseOrderId') },
  },
  { path: '/partner/partners', who: mayOpen.partners, frame: 'shell', title: 'partners' },
  {
    path: '/partner/partner',
    who: mayOpen.partners,
    frame: 'shell',
    title: 'partner',
    crumbs: ['/partner/partners'],
    query: companyQuery,
  },
  {
    ...listsDocuments,
    path: '/partner/partner/documents',
    who: mayOpen.partners,
    crumbs: ['/partner/partners', '/partner/partner'],
  },
  {
    path: '/resource/edit-resource',
    who: mayOpen.editAgent,
    frame: 'shell',
    title: 'editAgent',
    crumbs: ['/resource/resources'],
    query: { agentId: id('resourceId') },
  },
]
