import { tileOrigin } from '@vigie/contract/kit/tiles.ts'
import { useEffect, useState } from 'react'
import { renewPage } from '../../../offline/renewPage.ts'
import { useExchange } from '../../../session/store.ts'

/**
 * The company's map: its address and source, and whether it answers. `blocked`: the page was opened before the server was named, and its
 * policy lets no image of it in; it is fetched anew for the next time.
 */
export function useTiles() {
  const { map_tiles_url: address, map_tiles_attribution: source } = useExchange().environment.settings
  const origin = tileOrigin(address)
  const [state, setState] = useState<'asked' | 'shown' | 'failed' | 'blocked'>('asked')
  useEffect(() => {
    if (!origin) return
    const refused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'img-src' || !blockedURI.startsWith(origin)) return
      setState('blocked')
      renewPage()
    }
    document.addEventListener('securitypolicyviolation', refused)
    return () => document.removeEventListener('securitypolicyviolation', refused)
  }, [origin])
  if (!origin) return null
  return {
    address,
    source,
    state,
    loaded: () => setState('shown'),
    // One tile beside the sea may lack; a map of which nothing has come does not answer.
    failed: () => setState((before) => (before === 'asked' ? 'failed' : before)),
  }
}
