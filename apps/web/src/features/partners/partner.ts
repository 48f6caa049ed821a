import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { readPartnerHistory } from '@vigie/contract/changes/changes.ts'
import { isUsualAuthorisation } from '@vigie/contract/companies/companies.identity.rules.ts'
import { listPartnerNames, partnerChanged, partnerParty, searchPartners } from '@vigie/contract/partners/partners.ts'
import { listUserChoices, listUsers, userChanged } from '@vigie/contract/users/users.ts'
import { useTranslation } from 'react-i18next'
import { anyKind } from '../../domains/parties/kinds.ts'
import { partnerSheetAddress } from '../../routing/addresses/partners.ts'
import { linkTo } from '../../routing/linkTo.ts'

/** The companies that lend agents to this one. */
export const partnerKind = anyKind({
  name: 'partners',
  words: 'partners.edit',
  party: partnerParty,
  path: '/partners',
  linkOf: (partnerId) => linkTo(partnerSheetAddress, { partnerId }),
  groups: [
    { group: 'identity', keys: ['name', 'code', 'legalForm', 'registrationNumber', 'vatNumber'] },
    { group: 'authorisation', keys: ['authorisationNumber', 'authorisationEndsOn'] },
    { group: 'contact', keys: ['contactName', 'email', 'phone', 'address', 'addressComplement', 'postcode', 'city'] },
    { group: 'note', keys: ['note', 'isActive'] },
  ],
  useHints: useAuthorisationHint,
  // Closing one takes the access of its users.
  readers: [searchPartners, listPartnerNames, readPartnerHistory, listUsers, listUserChoices],
  live: [partnerChanged, userChanged, agentChanged],
})

/** A number of another form is taken, and said to be odd. */
function useAuthorisationHint({ authorisationNumber }: { readonly authorisationNumber?: string }) {
  const { t } = useTranslation()
  const number = (authorisationNumber ?? '').trim()
  return number === '' || isUsualAuthorisation(number) ? {} : { authorisationNumber: t('partners.authorisation.odd') }
}
