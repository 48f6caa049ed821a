import { useCallback, useEffect, useEffectEvent, useState } from 'react'

const none: ReadonlySet<number> = new Set()
const withOut = (pages: ReadonlySet<number>, at: number, isIn: boolean): ReadonlySet<number> =>
  pages.has(at) === isIn ? pages : new Set(isIn ? [...pages, at] : [...pages].filter((page) => page !== at))

/** Which pages of a file were drawn, from 0 on; one that cannot be drawn is a file that did not load. */
export function useDrawnPages(onFailed: ((hasFailed: boolean) => void) | undefined) {
  const [drawn, setDrawn] = useState(none)
  const [failed, setFailed] = useState(none)
  const onDrawn = useCallback((at: number, isDrawn: boolean) => {
    setDrawn((before) => withOut(before, at, isDrawn))
    setFailed((before) => withOut(before, at, !isDrawn))
  }, [])
  const hasFailed = failed.size > 0
  const tell = useEffectEvent((isSo: boolean) => onFailed?.(isSo))
  useEffect(() => {
    if (!hasFailed) return undefined
    tell(true)
    return () => tell(false)
  }, [hasFailed])
  return { drawn, onDrawn }
}
