import { useEffect, useEffectEvent, useRef } from 'react'
import { pointsInSight, shownPages, type Placed } from './layout.rules.ts'

interface Sight {
  /** Pixels that pages may be wide; 0: nothing is laid out yet. */
  readonly room: number
  readonly seen: number
  readonly scroll: number
}

/** Reports the pages that were drawn and shown from beginning to end, each time that more of them is drawn or has come into sight. */
export function useShownPages(
  pages: readonly Placed[],
  { room, seen, scroll }: Sight,
  /** From 0 on. */
  drawn: ReadonlySet<number>,
  onShown: ((pages: readonly number[]) => void) | undefined,
): void {
  const passed = useRef(new Set<number>())
  const points = room > 0 ? pointsInSight(pages, scroll, seen) : []
  const inSight = points.length === 0 ? '' : `${points.join()} ${[...drawn].join()}`
  const tell = useEffectEvent(() => {
    for (const point of points) passed.current.add(point)
    const shown = shownPages(passed.current, pages.length).filter((page) => drawn.has(page - 1))
    if (shown.length > 0) onShown?.(shown)
  })
  useEffect(() => {
    if (inSight) tell()
  }, [inSight])
}
