import { useLocation } from '@tanstack/react-router'
import { FileWindow } from '../../features/documents/viewer/FileWindow.tsx'
import { PrintBoard } from '../../features/prints/PrintBoard.tsx'
import { viewOfShifts, viewOfSignatures } from '../../features/prints/view.ts'
import { partOf } from '../../i18n/partOf.ts'
import { printShiftsAddress, printSignaturesAddress } from '../../routing/addresses/prints.ts'
import { dayWithin } from '../../routing/addresses/schedules.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useToday } from '../../session/today.ts'

/** Impression: one screen at two addresses. */
export default function Print() {
  const { pathname } = useLocation()
  return pathname.startsWith(printSignaturesAddress.path) ? <Signatures /> : <Shifts />
}

/** The plannings of a month, a sheet for each site and each agent. */
function Shifts() {
  const [view, change] = useAddress(printShiftsAddress)
  const today = useToday()
  return <PrintBoard view={viewOfShifts(view, dayWithin(view.month, today))} onChange={change} Window={FileWindow} />
}

/** The signature sheets of a week, one for each site. */
function Signatures() {
  const [view, change] = useAddress(printSignaturesAddress)
  return <PrintBoard view={viewOfSignatures(view)} onChange={change} Window={FileWindow} />
}

export const phrases = partOf({
  fr: () => import('@vigie/phrases/fr/prints.ts'),
  en: () => import('@vigie/phrases/en/prints.ts'),
  de: () => import('@vigie/phrases/de/prints.ts'),
})
