import { role } from '@vigie/contract/access.ts'
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
    menu: [{ in: 'main', of: [role.partner], at: 10, icon: 'home' }],
    query: homeQuery,
    screen: () => import('../../screens/reader-home.tsx'),
  },
  {
    path: '/partner/myCompany',
    who: mayOpen.partnerCompany,
    frame: 'shell',
    title: 'myCompany',
    menu: [{ in: 'main', of: [role.partner], at: 60, icon: 'site' }],
    query: companyQuery,
  },
  {
    ...listsDocuments,
    path: '/partner/myCompany/documents',
    who: mayOpen.partnerCompany,
    crumbs: ['/partner/myCompany'],
  },
  {
    path: '/orders',
    who: mayOpen.orders,
    frame: 'shell',
    title: 'orders',
    menu: [{ in: 'main', of: [role.partner], at: 40, icon: 'document' }],
  },
  {
    path: '/orders/order',
    who: mayOpen.orders,
    frame: 'shell',
    title: 'order',
    crumbs: ['/orders'],
    query: { purchaseOrderId: id('purchaseOrderId') },
  },
  {
    path: '/partner/partners',
    who: mayOpen.partners,
    frame: 'shell',
    title: 'partners',
    menu: [{ in: 'main', of: [role.partner], at: 70, icon: 'network', label: 'myPartners' }],
  },
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
