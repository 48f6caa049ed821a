import * as may from '@vigie/contract/access.calls.ts'
import { role } from '@vigie/contract/access.ts'
import { siteDocumentsAddress } from '../../routing/addresses/documents.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { siteAddress } from '../../routing/addresses/sites.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import { OwnedDocuments } from '../../features/documents/home/OwnedDocuments.tsx'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { InstructionsCard } from '../../features/instructions/InstructionsCard.tsx'
import { SheetBoard } from '../../features/sites/sheet/SheetBoard.tsx'
import { SiteHistory } from '../../features/changes/History.tsx'
import { wordsOfPages } from '../../i18n/pages/pageWords.ts'
import { useExchange, useUser } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'

export const phrases = wordsOfPages('changes', 'instructions')

const historyOf = (siteId: number) => <SiteHistory siteId={siteId} />

const instructionsOf = (site: Site) => <InstructionsCard key={site.id} site={site} />

/** Fiche site: one site of the manager, of a client or of a partner, in a month. */
export default function SiteSheetScreen() {
  const [{ siteId, month }, change] = useAddress(siteAddress)
  const exchange = useExchange()
  const maySeeHistory = mayUse(exchange, may.seeSiteHistory)
  const maySeeInstructions = mayUse(exchange, may.seeInstructions)
  const location = locations[useUser().role]
  return (
    <SheetBoard
      siteId={siteId}
      month={month}
      onSite={(id) => change({ siteId: id }, inPlace)}
      onMonth={(next) => change({ month: next }, inPlace)}
      renderInstructions={maySeeInstructions ? instructionsOf : undefined}
      renderHistory={maySeeHistory ? historyOf : undefined}
      renderDocuments={(id) => <OwnedDocuments location={location} ownerId={id} link={linkTo(siteDocumentsAddress, { siteId: id })} />}
    />
  )
}

/** Where each reader lists the documents of a site (coverage 2.098). */
const locations = {
  [role.manager]: 'manager-sites-list-nav',
  [role.client]: 'client-sites-list-nav',
  [role.clientUser]: 'client-sites-list-nav',
  [role.partner]: 'planning-nav',
  [role.agent]: 'planning-nav',
  [role.device]: 'planning-nav',
} as const
