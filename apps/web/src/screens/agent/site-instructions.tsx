import { OwnInstructionsPage } from '../../features/instructions/OwnInstructionsPage.tsx'
import { wordsOfPage } from '../../i18n/pages/pageWords.ts'
import { siteInstructionsAddress } from '../../routing/addresses/instructions.ts'
import { useAddress } from '../../routing/useAddress.ts'

export const phrases = wordsOfPage('instructions')

/** Consignes: what an agent has to know of a site where it works. */
export default function SiteInstructionsScreen() {
  const [{ siteId }] = useAddress(siteInstructionsAddress)
  return <OwnInstructionsPage siteId={siteId} />
}
