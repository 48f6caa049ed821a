import { previewPrint } from '@vigie/contract/prints/prints.ts'
import { useEffect, useState } from 'react'
import { useAsk } from '../../../api/queries.ts'
import type { SheetName } from '../../../routing/addresses/prints.ts'
import { optionsOf, spanOf, type PrintView } from '../view.ts'

/** Milliseconds that a row is meant before its sheet is asked for: whoever walks down the list asks for the last one. */
const pause = 200

/** A value once it rests; the first at once. */
function useRested<T>(value: T, key: string): T {
  const [rested, setRested] = useState({ key, value })
  useEffect(() => {
    if (rested.key === key) return undefined
    const timer = setTimeout(() => setRested({ key, value }), pause)
    return () => clearTimeout(timer)
  }, [key, rested.key, value])
  return rested.value
}

/** A page of a sheet as a picture, and of how many. While another is on its way the former one stays. */
export function usePreview(view: PrintView, shown: SheetName | null, page: number) {
  const asked = {
    ...spanOf(view),
    ...(shown && (shown.list === 'sites' ? { siteId: shown.id } : { agentId: shown.id })),
    options: optionsOf(view),
    page,
  }
  const key = JSON.stringify(asked)
  const input = useRested(shown ? asked : null, shown ? key : '')
  const isThere = input !== null && shown !== null
  const query = useAsk(previewPrint, input ?? asked, { isEnabled: isThere, keepsFormer: true })
  const data = isThere ? query.data : undefined
  return {
    url: usePictureUrl(data?.svg),
    pageCount: data?.pageCount ?? 1,
    /** What is shown is not yet what is meant. */
    isComing: shown !== null && (JSON.stringify(input) !== key || query.isPending || query.isPlaceholderData),
    error: isThere ? query.error : null,
    retry: () => void query.refetch(),
  }
}

/** A drawing lies outside of the page, as a picture: nothing in it can act on the page. */
function usePictureUrl(svg: string | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (svg === undefined) {
      setUrl(null)
      return undefined
    }
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [svg])
  return url
}
