import { addDays, monthOf } from '@vigie/contract/kit/time.ts'
import { listPrintChoices, previewPrint } from '@vigie/contract/prints/prints.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { useLive } from '../../api/live.ts'
import { invalidate } from '../../api/queries.ts'
import type { SheetName } from '../../routing/addresses/prints.ts'
import type { PrintSpan } from './view.ts'

/** Milliseconds in which several changes are asked for once: a publication tells one for each agent. */
const gathered = 2000
const changes = [scheduleChanged]
const clockings = [shiftClocked]

/** Keeps the lists and the sheet true: a planning that changes, and on a signature sheet whoever clocks at its site. */
export function usePrintLive(span: PrintSpan, shown: SheetName | null): void {
  useLive(
    changes,
    (received) => {
      const months = span.kind === 'plannings' ? [span.month] : [monthOf(span.week), monthOf(addDays(span.week, 6))]
      if (received.some(({ month }) => months.includes(month))) void invalidate(listPrintChoices, previewPrint)
    },
    gathered,
  )
  useLive(
    clockings,
    (received) => {
      if (span.kind === 'signatures' && received.some(({ shift }) => shift.siteId === shown?.id)) void invalidate(previewPrint)
    },
    gathered,
  )
}
