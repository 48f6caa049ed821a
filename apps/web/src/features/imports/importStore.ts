import type { ImportOutcome } from '@vigie/contract/imports/imports.ts'
import type { ImportKind, ImportProgress } from '@vigie/contract/imports/imports.report.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { createStore } from '../../kit/store.ts'
import { onReset } from '../../session/ending.ts'
import type { Choice } from './columns/columnMap.rules.ts'
import type { Added } from './files.ts'

/** choosing: no file yet · checking: a dry run is under way · shown: it is told · writing · done. */
type Phase = 'choosing' | 'checking' | 'shown' | 'writing' | 'done'
export interface ImportState {
  readonly phase: Phase
  readonly files: readonly File[]
  /** What the dry run told, or what was done. */
  readonly outcome: ImportOutcome | undefined
  readonly error: unknown
  /** The line was cut while it was being written: how it ended is asked for when it is back. */
  readonly isUnsure: boolean
  /** Its page was left in the middle: how that ended is shown on return. */
  readonly wasLeft: boolean
  readonly left: Omit<Added, 'files'>
  readonly progress: ImportProgress | null
  /** The day from which on the product counts, as it will be written; null: none that can be. */
  readonly countsFrom: Day | null
  /** What was said of columns, and of files, that are not known by their titles. */
  readonly columns: readonly Choice[]
  readonly kinds: readonly { readonly file: string; readonly kind: ImportKind }[]
}

export const noImport: ImportState = {
  phase: 'choosing',
  files: [],
  outcome: undefined,
  error: null,
  isUnsure: false,
  wasLeft: false,
  left: { tooLarge: [], isTooMany: false },
  progress: null,
  countsFrom: null,
  columns: [],
  kinds: [],
}

/** The import that is being prepared: it stays while other screens are looked at, and ends with the session. */
export const importStore = createStore<ImportState>(noImport)
/** What is under way; a session that ends breaks it off. */
export const running: { current: AbortController | null } = { current: null }
onReset(() => {
  // The server sees the line go: before anything is written that cancels the import.
  running.current?.abort()
  importStore.set(noImport)
})
