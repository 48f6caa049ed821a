import { createStore } from '../../kit/store.ts'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
}

/** How toasts are shown (coverage 9.042): one at a time, for so many milliseconds, top right. */
export const toastRules = { maxSnack: 1, autoHideDuration: 3000, anchorOrigin: { vertical: 'top', horizontal: 'right' } } as const

/** What waits to be shown; the part that shows it (and its library) is loaded with the first one. */
export const waiting = createStore<readonly Toast[]>([])
/** Whether there has been one since the page was opened. */
export const hasToast = createStore(false)
let count = 0

/** Tells something in passing: one at a time, 3 seconds, top right. What must not be missed is a Banner. */
export function toast(kind: ToastKind, text: string): void {
  waiting.set([...waiting.get(), { id: (count += 1), kind, text }])
  hasToast.set(true)
}
