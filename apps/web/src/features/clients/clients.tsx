import { closeClients, searchClients } from '@vigie/contract/clients/clients.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { partyColumns } from '../../domains/parties/columns.tsx'
import { AddParty } from '../../domains/parties/PartyForm.tsx'
import { CloseActs } from '../../lists/CloseActs.tsx'
import { defineList } from '../../lists/defineList.ts'
import { LinkCard } from '../../lists/LinkCard.tsx'
import { ofCall } from '../../lists/ofCall.ts'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { clientKind } from './client.ts'

const shared = partyColumns('clients')
const add = <AddParty kind={clientKind} />

/** The clients of the company: for who edits sites. */
export const list = defineList({
  name: 'clients',
  ...ofCall(searchClients, { path: '/clients', chips: 'state' }),
  useContext: () => ({ t: useTranslation().t }),
  columns: [
    ...shared.first,
    {
      key: 'sites',
      width: '7rem',
      isFigure: true,
      value: ({ openSiteCount }) => openSiteCount,
      cell: ({ openSiteCount }, { t }) => t('clients.siteCount', { count: openSiteCount }),
    },
    shared.state,
  ],
  card: (row, { t }) => (
    <LinkCard
      target={clientKind.linkOf(row.id)}
      title={row.name}
      facts={[row.code, row.city, t('clients.siteCount', { count: row.openSiteCount })]}
      tags={row.isActive ? null : <Tag tone="wait">{t('clients.states.inactive')}</Tag>}
      height={92}
    />
  ),
  cardHeight: 100,
  open: ({ id }) => clientKind.linkOf(id),
  actions: () => add,
  several: {
    nameOf: ({ name }) => name,
    acts: ({ rows, clear }) => (
      <CloseActs
        rows={rows}
        ask={(ids, isActive) => ask(closeClients, { ids, isActive })}
        readers={[clientKind.party.read, ...clientKind.readers]}
        onDone={clear}
      />
    ),
  },
  empty: ({ context: { t } }) => <EmptyState title={t('clients.empty.title')} text={t('clients.empty.text')} action={add} />,
  live: clientKind.live,
  alsoAnew: [clientKind.party.read],
  hasRefresh: true,
})
