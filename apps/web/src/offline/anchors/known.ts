import { addSeconds, instantOf, type Instant } from '@vigie/contract/kit/time.ts'
import { clockDrift } from '../../session/clock.ts'
import { currentOwner } from '../owner.ts'
import { lastAnchor } from './anchors.ts'

/**
 * What this device knows of the time without asking: what its own clock shows, corrected as at the last contact, and since
 * when it knows that it is no earlier. Null: it knows of no contact with whoever is signed in.
 */
export function knownTime(): { readonly shown: Instant; readonly least: Instant } | null {
  const last = lastAnchor(currentOwner() ?? '')
  if (last === null) return null
  const shown = addSeconds(instantOf(Date.now()), Math.round(clockDrift() / 1000))
  return { shown, least: addSeconds(last.anchorAt, last.elapsedSeconds ?? 0) }
}
