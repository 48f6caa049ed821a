import { setClock } from '../../session/clock.ts'
import type { Anchor } from '../database.ts'
import { currentOwner } from '../owner.ts'
import { takeAnchor } from './anchors.ts'
import { steadyNow, type SteadyMoment } from './steady.ts'

/** Takes what the server has given somebody at a contact that was begun at a moment; its time also sets
 * the clock, by which acts are corrected, as closely as the answer was quick. */
export function adoptAnchor(owner: string, anchor: Anchor, asked: SteadyMoment): void {
  // Signed out meanwhile: nothing of the person comes back.
  if (currentOwner() !== owner) return
  takeAnchor(owner, anchor, asked)
  setClock(anchor.anchorAt, steadyNow() - asked)
}
