import { useState } from 'react'
import { isRefused } from '../../api/errors.ts'
import { useUnsaved } from '../../session/reach.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import type { Entry } from './settings.rules.ts'

interface EntryOptions<V extends string | number | boolean> {
  readonly current: V
  /** The value of what was entered; undefined: it is refused. */
  readonly read: (entry: Entry) => V | undefined
  readonly entryOf: (value: V) => Entry
  /** What is to be done about a refused value. */
  readonly wrong: string
  readonly isSaving: boolean
  readonly send: (next: V, was: V) => Promise<unknown>
  /** Reads it anew after a conflict, and answers it. */
  readonly reread: () => Promise<V | undefined>
  readonly onSaved: (next: V) => Promise<unknown>
}

/**
 * One value that is saved by itself. What was entered stays until it is saved or dropped: after a wrong value, without network, and
 * where another user has saved another value meanwhile (`isOvertaken`), until the user chooses one of the two.
 */
export function useEntry<V extends string | number | boolean>(options: EntryOptions<V>) {
  const { current, read, entryOf, wrong, isSaving, send, reread, onSaved } = options
  const sentenceOf = useSentence()
  /** `was`: the value that it replaces. */
  const [draft, setDraft] = useState<{ readonly entry: Entry; readonly was: V } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // Held answers change the page a moment after they are set: until then the former value would be shown again.
  const [saved, setSaved] = useState<{ readonly value: V; readonly over: V } | null>(null)
  if (saved !== null && saved.over !== current) setSaved(null)
  const standing = saved?.over === current ? saved.value : current
  const value = draft === null ? standing : read(draft.entry)
  const isUnsaved = value !== standing
  const isOvertaken = isUnsaved && !isSaving && draft !== null && draft.was !== standing
  useUnsaved(isUnsaved)

  const drop = () => {
    if (isSaving) return
    setDraft(null)
    setProblem(null)
  }
  const save = async (next: V, was: V) => {
    setDraft({ entry: entryOf(next), was })
    setProblem(null)
    try {
      await send(next, was)
    } catch (error) {
      // What another user has saved is shown where it differs (`isOvertaken`).
      const isToldBelow = isRefused(error) && error.code === 'CONFLICT' && (await reread()) !== was
      if (!isToldBelow) setProblem((isRefused(error) && Object.values(error.errors)[0]) || sentenceOf(error))
      // A switch shows what holds; a text is kept for another try.
      if (typeof next === 'boolean') setDraft(null)
      return
    }
    setSaved({ value: next, over: current })
    setDraft(null)
    await onSaved(next)
  }

  return {
    entry: draft?.entry ?? entryOf(standing),
    standing,
    /** What is entered, where it is allowed. */
    value,
    isSaving,
    isUnsaved,
    isOvertaken,
    problem,
    /** Keeps what is entered until it is left. */
    change: (entry: Entry) => {
      if (isSaving) return
      setDraft({ entry, was: draft?.was ?? standing })
      setProblem(null)
    },
    /** Saves what was entered, or says what is wrong with it. */
    leave: () => {
      if (draft === null || isSaving || isOvertaken) return
      if (value === undefined) setProblem(wrong)
      else if (isUnsaved) void save(value, draft.was)
      else drop()
    },
    choose: (next: V) => {
      if (!isSaving) void save(next, standing)
    },
    /** Saves what was entered over what another user has saved meanwhile. */
    saveMine: () => {
      if (value === undefined) setProblem(wrong)
      else void save(value, standing)
    },
    drop,
  }
}
export type EntryState = ReturnType<typeof useEntry>
