import { closePartners, searchPartners } from '@vigie/contract/partners/partners.ts'
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
import { AuthorisationTag, useAuthorisation } from './Authorisation.tsx'
import { partnerKind } from './partner.ts'

const shared = partyColumns('partners')
const add = <AddParty kind={partnerKind} />

/** The companies that lend agents: for administrators. */
export const list = defineList({
  name: 'partners',
  ...ofCall(searchPartners, { path: '/partners', chips: 'state' }),
  useContext: () => ({ t: useTranslation().t, authorisationOf: useAuthorisation() }),
  columns: [
    ...shared.first,
    { key: 'legalForm', value: ({ legalForm }) => legalForm },
    { key: 'contact', value: ({ contactName }) => contactName },
    {
      key: 'authorisation',
      width: 'minmax(9rem, 1.3fr)',
      value: ({ authorisationNumber }) => authorisationNumber,
      cell: (row, { authorisationOf }) => <AuthorisationTag {...authorisationOf(row)} />,
    },
    { key: 'authorisationEnds', value: ({ authorisationEndsOn }) => authorisationEndsOn },
    {
      key: 'agents',
      width: '5.5rem',
      from: 50,
      isFigure: true,
      value: ({ agentCount }) => agentCount,
      cell: ({ agentCount }) => agentCount,
    },
    {
      key: 'users',
      width: '7rem',
      from: 72,
      isFigure: true,
      value: ({ userCount }) => userCount,
      cell: ({ userCount }) => userCount,
    },
    shared.state,
  ],
  card: (row, { t, authorisationOf }) => (
    <LinkCard
      target={partnerKind.linkOf(row.id)}
      title={row.name}
      facts={[row.code, row.city, t('partners.agentCount', { count: row.agentCount })]}
      tags={
        <>
          {!row.isActive && <Tag tone="wait">{t('partners.states.inactive')}</Tag>}
          <AuthorisationTag {...authorisationOf(row)} />
        </>
      }
      height={92}
    />
  ),
  cardHeight: 116,
  open: ({ id }) => partnerKind.linkOf(id),
  actions: () => add,
  several: {
    nameOf: ({ name }) => name,
    acts: ({ rows, clear }, _, { t }) => (
      <CloseActs
        rows={rows}
        ask={(ids, isActive) => ask(closePartners, { ids, isActive })}
        confirmOf={(count) => ({ title: t('partners.closing.title', { count }), text: t('partners.closing.text') })}
        readers={[partnerKind.party.read, ...partnerKind.readers]}
        onDone={clear}
      />
    ),
  },
  empty: ({ context: { t } }) => <EmptyState title={t('partners.empty.title')} text={t('partners.empty.text')} action={add} />,
  live: partnerKind.live,
  alsoAnew: [partnerKind.party.read],
  hasRefresh: true,
})
