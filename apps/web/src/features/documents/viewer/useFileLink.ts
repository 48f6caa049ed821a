import { readFileData, type Document } from '@vigie/contract/documents/documents.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { useEffect, useState } from 'react'
import { ask } from '../../../api/ask.ts'

interface FileLink {
  readonly link: Output<typeof readFileData> | null
  readonly error: unknown
}
const nothing: FileLink = { link: null, error: null }

/** Milliseconds: a link lives five minutes at the least. */
const renewal = 4 * 60_000

/**
 * Where the bytes of a version are: asked for each time it is opened, because a link dies. One that is followed later
 * (`isKept`) is asked for anew before that; what is read in the page has come by then, and would come again.
 */
export function useFileLink({ id, version: current }: Pick<Document, 'id' | 'version'>, version: number, isKept: boolean) {
  const [state, setState] = useState(nothing)
  const [turn, setTurn] = useState(0)
  // A turn asks once more.
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const asked = () => ask(readFileData, { id, ...(version !== current && { version }) }, { signal })
    setState(nothing)
    asked().then(
      (link) => !signal.aborted && setState({ link, error: null }),
      (error: unknown) => !signal.aborted && setState({ link: null, error }),
    )
    const renew = () =>
      void asked().then(
        (link) => !signal.aborted && setState({ link, error: null }),
        () => undefined,
      )
    const timer = isKept ? setInterval(renew, renewal) : undefined
    return () => {
      stop.abort()
      clearInterval(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [id, version, current, isKept, turn])
  return {
    ...state,
    retry: () => {
      setState(nothing)
      setTurn((now) => now + 1)
    },
  }
}
