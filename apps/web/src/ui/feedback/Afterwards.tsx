import { useDeferredValue, type ReactNode } from 'react'

/**
 * What nobody looks for first: drawn once the rest stands, in slices of a few milliseconds, so that on a slow phone what is
 * touched meanwhile is heard. It has its room already, or lies at the end.
 */
export function Afterwards({ children, meanwhile }: { children: ReactNode; meanwhile?: ReactNode }) {
  return useDeferredValue(true, false) ? children : meanwhile
}
