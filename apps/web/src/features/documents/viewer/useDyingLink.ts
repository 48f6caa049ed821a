import { useEffect, useEffectEvent, useState } from 'react'

interface DyingLink<L> {
  readonly link: L | null
  readonly error: unknown
}
const nothing: DyingLink<never> = { link: null, error: null }

/** Milliseconds: a link lives five minutes at the least. */
const renewal = 4 * 60_000

/**
 * Where the bytes of something are, under a key that names it: asked for each time it is opened, because a link dies. One
 * that is followed later (`isKept`) is asked for anew before that; what is read in the page has come by then, and would
 * come again.
 */
export function useDyingLink<L>(key: string, isKept: boolean, ask: (signal: AbortSignal) => Promise<L>) {
  const [state, setState] = useState<DyingLink<L>>(nothing)
  const [turn, setTurn] = useState(0)
  const asked = useEffectEvent(ask)
  // A turn asks once more.
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    setState(nothing)
    asked(signal).then(
      (link) => !signal.aborted && setState({ link, error: null }),
      (error: unknown) => !signal.aborted && setState({ link: null, error }),
    )
    const renew = () =>
      void asked(signal).then(
        (link) => !signal.aborted && setState({ link, error: null }),
        () => undefined,
      )
    const timer = isKept ? setInterval(renew, renewal) : undefined
    return () => {
      stop.abort()
      clearInterval(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, isKept, turn])
  return {
    ...state,
    retry: () => {
      setState(nothing)
      setTurn((now) => now + 1)
    },
  }
}
