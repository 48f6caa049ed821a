import { clientChanged, clientParty, searchClients } from '@vigie/contract/clients/clients.ts'
import { readClientHistory } from '@vigie/contract/changes/changes.ts'
import { listClients, siteChanged } from '@vigie/contract/sites/sites.ts'
import { anyKind } from '../../domains/parties/kinds.ts'
import { clientSheetAddress } from '../../routing/addresses/clients.ts'
import { linkTo } from '../../routing/linkTo.ts'

/** The clients of the company: they have sites. */
export const clientKind = anyKind({
  name: 'clients',
  words: 'clients.edit',
  party: clientParty,
  path: '/clients',
  linkOf: (clientId) => linkTo(clientSheetAddress, { clientId }),
  groups: [
    { group: 'identity', keys: ['name', 'code', 'registrationNumber', 'vatNumber'] },
    { group: 'contact', keys: ['address', 'addressComplement', 'postcode', 'city', 'email', 'phone'] },
    { group: 'note', keys: ['note', 'isActive'] },
  ],
  readers: [searchClients, listClients, readClientHistory],
  live: [clientChanged, siteChanged],
})
