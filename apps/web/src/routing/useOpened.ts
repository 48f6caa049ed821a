import type { Step } from './useAddress.ts'

const openedFrom = (): unknown => (history.state as { openedFrom?: unknown } | null)?.openedFrom

interface Opened {
  readonly shiftId: number | null
}

/**
 * The open shift stands in the address: going back closes it. Going from one to another is the same step; closing undoes
 * the one that opened it, unless the view has changed since.
 */
export function useOpened(view: Opened, change: (changes: Opened, step?: Step) => void) {
  const { shiftId } = view
  const location = JSON.stringify({ ...view, shiftId: null })
  return {
    open: (id: number) => change({ shiftId: id }, shiftId === null ? { isNewStep: true, state: { openedFrom: location } } : undefined),
    close: () => {
      if (openedFrom() === location) history.back()
      else change({ shiftId: null })
    },
  }
}
