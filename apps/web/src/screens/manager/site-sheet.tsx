import { siteAddress } from '../../routing/addresses/sites.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import { SheetBoard } from '../../features/sites/sheet/SheetBoard.tsx'

/** Fiche site: one site of the manager, of a client or of a partner, in a month. */
export default function SiteSheetScreen() {
  const [{ siteId, month }, change] = useAddress(siteAddress)
  return (
    <SheetBoard
      siteId={siteId}
      month={month}
      onSite={(id) => change({ siteId: id }, inPlace)}
      onMonth={(next) => change({ month: next }, inPlace)}
    />
  )
}
