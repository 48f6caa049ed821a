import type { Part } from './message.ts'

/** Another server: when it was last heard, whether a whole message of it was, and the parts of the next one. */
export interface Peer {
  at: number
  isKnown: boolean
  /** The number of its last message. */
  last: number
  /** Whether its next message has the next number, or one is missing: not where this server may have missed some, and knows it. */
  isFollowed: boolean
  /** Of the message that they began. */
  number: number
  readonly parts: string[]
}

export const newPeer = (): Peer => ({ at: 0, isKnown: false, last: 0, isFollowed: false, number: 0, parts: [] })

/** A whole message, and whether others before it are missing. */
export interface Whole {
  readonly text: string
  readonly isGap: boolean
}

/** Takes in a part: the message that it ends, if it does. What was published twice, since its sender could not know, counts once. */
export function wholeAfter(peer: Peer, part: Part): Whole | undefined {
  if (part.number <= peer.last) return undefined
  if (part.at === 1) {
    // A line that was cut in the middle leaves the beginning of something.
    peer.parts.length = 0
    peer.number = part.number
  }
  // One whose beginning is lost is as one that is missing.
  if (part.number !== peer.number || part.at !== peer.parts.length + 1) return undefined
  peer.parts.push(part.text)
  if (part.at < part.of) return undefined
  const isGap = peer.isFollowed && part.number > peer.last + 1
  peer.last = part.number
  peer.isFollowed = true
  return { text: peer.parts.splice(0).join(''), isGap }
}
