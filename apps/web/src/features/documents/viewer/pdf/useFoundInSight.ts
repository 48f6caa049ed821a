import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Found } from './finding.rules.ts'
import type { Placed } from './layout.rules.ts'
import { onMarked, seenAt } from './marks.ts'

/** Brings what was found into sight: its page at once, and once that is drawn the words themselves. */
export function useFoundInSight(well: RefObject<HTMLElement | null>, pages: readonly Placed[], current: Found | null): void {
  const toPage = useEffectEvent((box: HTMLElement, number: number) => {
    const page = pages[number]
    if (page) box.scrollTo({ top: page.top })
  })
  useEffect(() => {
    const box = well.current
    if (!box || !current) return undefined
    const show = (): boolean => {
      const words = seenAt(current)
      if (!words) return false
      const { top, bottom, height } = box.getBoundingClientRect()
      if (words.top < top || words.bottom > bottom) box.scrollBy({ top: words.top - top - height / 3 })
      return true
    }
    if (show()) return undefined
    toPage(box, current.page)
    const stop = onMarked(() => show() && stop())
    return stop
  }, [well, current])
}
