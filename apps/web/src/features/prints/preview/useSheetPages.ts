import { useState } from 'react'
import type { Sheet } from '../sheets.rules.ts'
import type { Sheets } from '../useSheets.ts'
import { spanOf, type ChangePrint, type PrintView } from '../view.ts'
import { usePreview } from './usePreview.ts'

/** Leads from sheet to sheet among those that are chosen, and from page to page of one. */
export function useSheetPages(view: PrintView, { sheets, shown, at }: Sheets, onChange: ChangePrint) {
  const key = JSON.stringify([shown?.list, shown?.id, spanOf(view)])
  const [turned, setTurned] = useState({ key, page: 1 })
  const meant = turned.key === key ? turned.page : 1
  const preview = usePreview(view, shown, meant)
  // It may have fewer than when it was turned: its last one is shown then.
  const page = Math.min(meant, preview.pageCount)
  const show = ({ list, id }: Pick<Sheet, 'list' | 'id'>) => onChange({ sheet: { list, id } })
  const to = (sheet: Sheet | undefined) => sheet && (() => show(sheet))
  return {
    ...preview,
    page,
    turnPage: (step: 1 | -1) => setTurned({ key, page: page + step }),
    show,
    // From a sheet that is not chosen one comes to the first that is.
    previous: to(at > 0 ? sheets[at - 1] : undefined),
    next: to(at < 0 ? sheets[0] : sheets[at + 1]),
  }
}
export type SheetPages = ReturnType<typeof useSheetPages>
