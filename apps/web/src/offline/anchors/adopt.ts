import { setClock } from '../../session/clock.ts'
import type { Anchor } from '../database.ts'
import { currentOwner } from '../owner.ts'
import { takeAnchor } from './anchors.ts'

/** Takes what the server has given somebody at a contact; its time also sets the clock, by which acts are corrected. */
export function adoptAnchor(owner: string, anchor: Anchor): void {
  // Signed out meanwhile: nothing of the person comes back.
  if (currentOwner() !== owner) return
  takeAnchor(owner, anchor)
  setClock(anchor.anchorAt)
}
