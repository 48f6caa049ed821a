import { importFiles, importProgress, type ImportOutcome } from '@vigie/contract/imports/imports.ts'
import type { ImportProgress } from '@vigie/contract/imports/imports.report.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '../../api/ask.ts'
import { queries } from '../../api/queries.ts'
import { listen } from '../../api/socket.ts'
import { useUnsaved } from '../../session/reach.ts'
import { withFiles, type Added } from './files.ts'

/** Milliseconds: 100,000 shifts take a minute or two, a poor network longer. */
const patience = 1_800_000

/** choosing: no file yet · checking: a dry run is under way · shown: it is told · writing · done. */
type Phase = 'choosing' | 'checking' | 'shown' | 'writing' | 'done'
export interface ImportState {
  readonly phase: Phase
  readonly files: readonly File[]
  /** What the dry run told, or what was done. */
  readonly outcome: ImportOutcome | undefined
  readonly error: unknown
  readonly left: Omit<Added, 'files'>
}

const none: ImportState = { phase: 'choosing', files: [], outcome: undefined, error: null, left: { tooLarge: [], isTooMany: false } }

/** Files that are chosen are tried at once; what was shown, and nothing else, can then be written. */
export function useImport() {
  const [state, setState] = useState<ImportState>(none)
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const running = useRef<AbortController | null>(null)
  const isBusy = state.phase === 'checking' || state.phase === 'writing'
  useUnsaved(state.files.length > 0 && state.phase !== 'done')
  useEffect(() => (isBusy ? listen(importProgress, setProgress) : undefined), [isBusy])
  useEffect(() => () => running.current?.abort(), [])

  const send = useCallback(async (files: readonly File[], digest?: string) => {
    const { signal } = (running.current = new AbortController())
    setProgress(null)
    const phase = digest === undefined ? 'checking' : 'writing'
    setState((now) => ({ ...now, phase, files, error: null, ...(digest === undefined && { outcome: undefined }) }))
    try {
      const outcome = await ask(importFiles, { digest }, { files: { files }, timeout: patience, signal })
      if (signal.aborted) return
      if (outcome.isWritten) void queries.invalidateQueries()
      setState((now) => ({ ...now, phase: outcome.isWritten ? 'done' : 'shown', outcome }))
    } catch (error) {
      // What was chosen stays; a write whose answer was lost shows by the next dry run.
      if (!signal.aborted) setState((now) => ({ ...now, phase: 'shown', outcome: undefined, error }))
    }
  }, [])

  // One at a time: the server would refuse a second dry run while it reads the first.
  const add = (given: readonly File[]) => {
    if (isBusy || given.length === 0) return
    const { files, ...left } = withFiles(state.phase === 'done' ? [] : state.files, given)
    setState((now) => ({ ...now, left }))
    if (files.length > 0) void send(files)
  }
  const clear = () => setState(none)
  const remove = (name: string) => {
    const files = state.files.filter((file) => file.name !== name)
    if (files.length === 0) clear()
    else void send(files)
  }
  const check = () => void send(state.files)
  const write = () => void send(state.files, state.outcome?.digest)
  return { ...state, progress, isBusy, add, remove, clear, check, write }
}
export type Import = ReturnType<typeof useImport>
