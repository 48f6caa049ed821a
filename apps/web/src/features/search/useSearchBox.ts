import { search, type SearchResult } from '@vigie/contract/search/search.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '../../api/ask.ts'

/** Milliseconds from the last key to the question (coverage 9.029). */
export const searchPause = 750

export interface SearchBox {
  readonly typed: string
  /** asking: a question is on its way, or about to be · found: its answer · idle: nothing was typed. */
  readonly state: 'idle' | 'asking' | 'found'
  readonly results: readonly SearchResult[]
  readonly type: (text: string) => void
  /** Asks at once, without waiting for the pause. */
  readonly hurry: () => void
  readonly clear: () => void
}

/** What is typed and what it finds. A failed search is an empty list; an emptied one asks nothing. */
export function useSearchBox(): SearchBox {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly SearchResult[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<AbortController>(undefined)

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    asked.current?.abort()
  }, [])
  useEffect(() => stop, [stop])

  const send = useCallback(
    async (words: string) => {
      stop()
      const mine = new AbortController()
      asked.current = mine
      const answer = await ask(search, { words }, { signal: mine.signal }).catch(() => null)
      // Another question has been put meanwhile: its answer is awaited, this one is none.
      if (!mine.signal.aborted) setFound(answer?.results ?? [])
    },
    [stop],
  )

  const type = (text: string) => {
    stop()
    setTyped(text)
    setFound(null)
    if (text.trim() !== '') timer.current = setTimeout(() => void send(text), searchPause)
  }
  return {
    typed,
    state: typed.trim() === '' ? 'idle' : found ? 'found' : 'asking',
    results: found ?? [],
    type,
    hurry: () => void (typed.trim() !== '' && found === null && send(typed)),
    clear: () => type(''),
  }
}
