import { useEffect, useRef, useState } from 'react'

/** Milliseconds after the last letter: the address follows the typing, it does not take part in it. */
const pause = 300

/** What is typed into a search, at once; the address gets it when the typing rests, and gives it after going back. */
export function useTypedSearch(inAddress: string, onRest: (typed: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(inAddress)
  const told = useRef(inAddress)
  const tell = useRef(onRest)
  useEffect(() => {
    tell.current = onRest
  })
  useEffect(() => {
    if (inAddress === told.current) return
    told.current = inAddress
    setTyped(inAddress)
  }, [inAddress])
  useEffect(() => {
    if (typed === told.current) return
    const timer = setTimeout(() => {
      told.current = typed
      tell.current(typed)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
