import { startTransition, useEffect, useState, type ReactNode } from 'react'

/**
 * What nobody looks for first: drawn once the rest stands, in slices of a few milliseconds, so that on a slow phone what is
 * touched meanwhile is heard. It has its room already, or lies at the end. Not by `useDeferredValue(true, false)`: all such
 * parts of a page would come in one piece with what holds them.
 */
export function DeferredRender({ children, meanwhile }: { children: ReactNode; meanwhile?: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn ? children : meanwhile
}
