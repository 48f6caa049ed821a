import { useEffect, useState } from 'react'
import { nationalPhone } from './phone.ts'

/** A phone as its country writes it; as typed until that is known, and where it is no number. */
export function usePhoneText(typed: string): string {
  const [known, setKnown] = useState({ typed, text: typed })
  useEffect(() => {
    if (!typed) return
    let isCurrent = true
    // Without the library the number is still there, and can still be called.
    nationalPhone(typed).then(
      (text) => isCurrent && setKnown({ typed, text }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [typed])
  return known.typed === typed ? known.text : typed
}
