import type { Step } from './useAddress.ts'

const openedFrom = (): unknown => (history.state as { openedFrom?: unknown } | null)?.openedFrom

/**
 * What is open beside a list stands in the address, under the name given: going back closes it. Going from one to another
 * is the same step; closing undoes the one that opened it, unless the view has changed since.
 */
export function useOpened<K extends string, Id extends number | string = number>(
  name: K,
  view: { readonly [N in K]: NoInfer<Id> | null },
  change: (changes: { readonly [N in K]: NoInfer<Id> | null }, step?: Step) => void,
) {
  const to = (id: Id | null) => ({ [name]: id }) as { readonly [N in K]: Id | null }
  const location = JSON.stringify({ ...view, ...to(null) })
  return {
    open: (id: Id) => change(to(id), view[name] === null ? { isNewStep: true, state: { openedFrom: location } } : undefined),
    close: () => {
      if (openedFrom() === location) history.back()
      else change(to(null))
    },
  }
}
