import { useRef, type RefObject } from 'react'
import { useDebounced } from '../useDebounced.ts'

/** The words that narrow a list: as they are typed, and the field that they stand in. */
export interface ListWords {
  readonly typed: string
  readonly type: (words: string) => void
  readonly field: RefObject<HTMLInputElement | null>
}

/** Milliseconds after the last letter: the address follows the typing, it does not take part in it. */
const pause = 250

/** The words of an address, and what is told when the typing rests. */
export function useListSearch(words: string, onRest: (words: string) => void): ListWords {
  const field = useRef<HTMLInputElement>(null)
  const [typed, type] = useDebounced(words, onRest, pause)
  return { typed, type, field }
}
