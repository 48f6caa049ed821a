/** A new step of the browser's history; one that opens a shift remembers from where, also when the page is read again. */
export interface ViewStep {
  readonly isNewStep: true
  readonly remembers?: { readonly openedFrom: string }
}

const openedFrom = (): unknown => (history.state as { openedFrom?: unknown } | null)?.openedFrom

/**
 * The open shift stands in the address: going back closes it. Going from one to another is the same step; closing undoes
 * the one that opened it, unless the view has changed since.
 */
export function useShiftStep(shiftId: number | null, location: string, change: (shiftId: number | null, step?: ViewStep) => void) {
  return {
    open: (id: number) => change(id, shiftId === null ? { isNewStep: true, remembers: { openedFrom: location } } : undefined),
    close: () => {
      if (openedFrom() === location) history.back()
      else change(null)
    },
  }
}
