import { useCallback, useEffect, useRef, useState } from 'react'

interface Once<T> {
  readonly answer: T | null
  readonly error: unknown
  readonly retry: () => void
}

/**
 * Asks once when the part first shows, also where React mounts it twice: a link works once. For the pages before
 * sign-in, which do not load the library of queries.
 */
export function useOnce<T>(asking: () => Promise<T>): Once<T> {
  const [state, setState] = useState<Pick<Once<T>, 'answer' | 'error'>>({ answer: null, error: null })
  const latest = useRef(asking)
  const hasAsked = useRef(false)
  const run = useCallback(() => {
    setState({ answer: null, error: null })
    latest.current().then(
      (answer) => setState({ answer, error: null }),
      (error: unknown) => setState({ answer: null, error }),
    )
  }, [])
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    run()
  }, [run])
  return { ...state, retry: run }
}
