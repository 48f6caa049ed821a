import { clientParty } from '@vigie/contract/clients/clients.ts'
import { siteChanged } from '@vigie/contract/sites/sites.ts'
import { audience } from '../../kit/audience.ts'
import { partyHandlers } from '../../kit/party.ts'
import { clients, clientsWithOpenSites } from './clients.store.ts'

const openSites = { problem: 'client.openSites' }

export const handlers = partyHandlers(clientParty, clients, {
  codeTaken: 'client.codeTaken',
  keeps: async (work, ids, isActive) =>
    new Map(isActive ? [] : (await work.read(clientsWithOpenSites(work, ids))).map(({ id }) => [id, openSites])),
  audience: (companyId) => [audience.clients(companyId)],
  changed: ({ emit, company }, id, former, record) => {
    // Lists of sites name their client.
    if (record.name !== former.name)
      emit(siteChanged, { siteId: null }, [audience.sites(company.id), audience.sitesOfClient(company.id, id)])
  },
})
