import { importFiles, importProgress, readLastImport } from '@vigie/contract/imports/imports.ts'
import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useEffect } from 'react'
import { ask } from '../../api/ask.ts'
import { networkBack } from '../../api/connection.ts'
import { isOffline } from '../../api/errors.ts'
import { invalidate, keyOf, queries } from '../../api/queries.ts'
import { listen } from '../../api/socket.ts'
import { useStore } from '../../kit/store.ts'
import { useUnsaved } from '../../session/reach.ts'
import { withFiles } from './files.ts'
import { importStore, noImport, running, type ImportState } from './importStore.ts'

/** Milliseconds: 100,000 shifts take a minute or two, a poor network longer. */
const patience = 1_800_000

const put = (changes: Partial<ImportState>) => importStore.set({ ...importStore.get(), ...changes })

/** Tries files, or with the digest of what was shown writes them. */
async function send(files: readonly File[], written?: { readonly digest: string; readonly countsFrom: Day | undefined }): Promise<void> {
  const { signal } = (running.current = new AbortController())
  put({
    phase: written ? 'writing' : 'checking',
    files,
    error: null,
    isUnsure: false,
    progress: null,
    ...(!written && { outcome: undefined }),
  })
  try {
    const { columns, kinds } = importStore.get()
    const said = { ...(columns.length > 0 && { columns: [...columns] }), ...(kinds.length > 0 && { kinds: [...kinds] }) }
    const outcome = await ask(importFiles, { ...written, ...said }, { files: { files }, timeout: patience, signal })
    if (signal.aborted) return
    if (outcome.isWritten) void queries.invalidateQueries()
    if (written) put({ wasLeft: false })
    put({ phase: outcome.isWritten ? 'done' : 'shown', outcome, countsFrom: outcome.past.countsFrom })
  } catch (error) {
    if (signal.aborted) return
    // What was chosen stays. Whether it was written when the line was cut, the server says once it is back.
    const isUnsure = written !== undefined && isOffline(error)
    put({ phase: 'shown', outcome: undefined, error, isUnsure })
    if (isUnsure) void networkBack(soon, signal).then(() => invalidate(readLastImport))
  }
}

/** Milliseconds after which the line is tried again. */
const soon = 3_000

/**
 * Whoever leaves while it is checked has cancelled it; what is being written goes to its end, and the bell says how that
 * was. The files stay chosen.
 */
function leave(): void {
  const { phase } = importStore.get()
  if (phase === 'done') return importStore.set(noImport)
  if (phase !== 'checking' && phase !== 'writing') return
  running.current?.abort()
  // How it ends is not what was last known.
  queries.removeQueries({ queryKey: keyOf(readLastImport) })
  put({ phase: 'shown', outcome: undefined, progress: null, wasLeft: true })
}

/** Files that are chosen are tried at once; what was shown, and nothing else, can then be written. */
export function useImport() {
  const state = useStore(importStore)
  const { phase, files, outcome, countsFrom } = state
  const isBusy = phase === 'checking' || phase === 'writing'
  useUnsaved(files.length > 0 && phase !== 'done')
  useEffect(() => (isBusy ? listen(importProgress, (progress) => put({ progress })) : undefined), [isBusy])
  useEffect(() => {
    // What was left in the middle is looked at again: it may have been written, and then nothing is left to do.
    const { phase: kept, files: chosen, outcome: told, error } = importStore.get()
    if (kept === 'shown' && chosen.length > 0 && !told && error === null) void send(chosen)
    return leave
  }, [])

  // One at a time: the server would refuse a second dry run while it reads the first.
  const add = (given: readonly File[]) => {
    if (isBusy || given.length === 0) return
    const { files: all, ...left } = withFiles(phase === 'done' ? [] : files, given)
    put({ left })
    if (all.length > 0) void send(all)
  }
  const clear = () => importStore.set(noImport)
  const remove = (name: string) => {
    const rest = files.filter((file) => file.name !== name)
    if (rest.length === 0) clear()
    else void send(rest)
  }
  const check = () => void send(files)
  const asksFrom = outcome !== undefined && outcome.past.count > 0
  const write = () => {
    if (outcome) void send(files, { digest: outcome.digest, countsFrom: asksFrom ? (countsFrom ?? undefined) : undefined })
  }
  const sayColumns = (columns: ImportState['columns']) => put({ columns })
  const sayKind = (file: string, kind: ImportKind | '') => {
    const others = state.kinds.filter((one) => one.file !== file)
    put({ kinds: kind === '' ? others : [...others, { file, kind }] })
    // Which columns it lacks is known once it is read as that.
    if (kind !== '') void send(files)
  }
  const countFrom = (day: Day | null) => put({ countsFrom: day })
  return { ...state, isBusy, asksFrom, add, remove, clear, check, write, countFrom, sayColumns, sayKind }
}
export type Import = ReturnType<typeof useImport>
