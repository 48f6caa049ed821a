import { searchClients } from '@vigie/contract/clients/clients.ts'
import { useTranslation } from 'react-i18next'
import { defineList } from '../../lists/defineList.ts'
import { LinkCard } from '../../lists/LinkCard.tsx'
import { ofCall } from '../../lists/ofCall.ts'
import { clientSheetAddress } from '../../routing/addresses/clients.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { AddClient } from './ClientForm.tsx'

const linkOf = ({ id }: { readonly id: number }) => linkTo(clientSheetAddress, { clientId: id })
const stateOf = ({ isActive }: { readonly isActive: boolean }) => (isActive ? 'active' : 'inactive')

/** The clients of the company: for who edits sites. */
export const list = defineList({
  name: 'clients',
  ...ofCall(searchClients, { path: '/clients', chips: 'state' }),
  useContext: () => ({ t: useTranslation().t }),
  columns: [
    {
      key: 'name',
      sort: 'name',
      isLink: true,
      width: 'minmax(12rem, 1.6fr)',
      value: ({ name }) => name,
      cell: ({ name }) => name,
      small: ({ code }) => code,
    },
    { key: 'code', value: ({ code }) => code },
    { key: 'address', value: ({ address, addressComplement }) => [address, addressComplement].filter(Boolean).join(', ') },
    { key: 'postcode', value: ({ postcode }) => postcode },
    { key: 'city', sort: 'city', width: 'minmax(7rem, 1fr)', value: ({ city }) => city, cell: ({ city }) => city },
    { key: 'phone', width: '10rem', from: 46, value: ({ phone }) => phone, cell: ({ phone }) => phone },
    { key: 'email', value: ({ email }) => email },
    { key: 'registrationNumber', value: ({ registrationNumber }) => registrationNumber },
    { key: 'vatNumber', value: ({ vatNumber }) => vatNumber },
    {
      key: 'sites',
      width: '7rem',
      isFigure: true,
      value: ({ openSiteCount }) => openSiteCount,
      cell: ({ openSiteCount }, { t }) => t('clients.siteCount', { count: openSiteCount }),
    },
    {
      key: 'state',
      width: '7rem',
      value: (row, { t }) => t(`clients.filters.state.${stateOf(row)}`),
      cell: (row, { t }) => <Tag tone={row.isActive ? 'done' : 'wait'}>{t(`clients.states.${stateOf(row)}`)}</Tag>,
    },
  ],
  card: (row, { t }) => (
    <LinkCard
      target={linkOf(row)}
      title={row.name}
      facts={[row.code, row.city, t('clients.siteCount', { count: row.openSiteCount })]}
      tags={row.isActive ? null : <Tag tone="wait">{t('clients.states.inactive')}</Tag>}
      height={92}
    />
  ),
  cardHeight: 100,
  open: linkOf,
  actions: () => <AddClient />,
  empty: ({ context: { t } }) => <EmptyState title={t('clients.empty.title')} text={t('clients.empty.text')} action={<AddClient />} />,
  hasRefresh: true,
})
