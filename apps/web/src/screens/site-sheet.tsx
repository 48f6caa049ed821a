import { useParameters } from '../routing/useParameters.ts'
import { SheetBoard } from '../features/sites/SheetBoard.tsx'

/** Fiche site: one site of the manager, of a client or of a partner, in a month. */
export default function SiteSheetScreen() {
  const [{ siteId, month }, change] = useParameters('siteId', 'month')
  return <SheetBoard siteId={siteId} month={month} onSite={(id) => change({ siteId: id })} onMonth={(next) => change({ month: next })} />
}
