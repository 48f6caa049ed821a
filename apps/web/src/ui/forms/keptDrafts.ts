import { isTouched, type Filled } from '../../kit/drafts.ts'
import { onReset } from '../../session/ending.ts'

/** Where a form keeps what is typed, so that it is still there when the form is opened again. */
export interface KeptDraft<Draft> {
  readonly read: () => Filled<Draft> | undefined
  /** Keeps it while it holds something unsaved, and forgets it otherwise. */
  readonly keep: (filled: Filled<Draft>) => void
}

/** The drafts of one form, by what each is about; they end with the session. */
export function keptDrafts<Draft extends object>(): (key: string | number) => KeptDraft<Draft> {
  const kept = new Map<string | number, Filled<Draft>>()
  onReset(() => kept.clear())
  // Their form may be closed by then: the browser asks all the same before the tab takes them along.
  globalThis.window?.addEventListener('beforeunload', (event) => kept.size > 0 && event.preventDefault())
  return (key) => ({
    read: () => kept.get(key),
    keep: (filled) => void (isTouched(filled) ? kept.set(key, filled) : kept.delete(key)),
  })
}
