import type { Audience } from '../../kit/audience.ts'

/** An event as it goes to sockets: its name, what the wire holds, and the rooms. */
export interface WireEvent {
  readonly name: string
  readonly payload: unknown
  readonly to: readonly Audience[]
}
/** What one server sends to the others. `spent`: by budget and by digest of the key, what it has given out. */
export interface Message {
  /** joined: it is new, and asks for an answer · here: it lives · left: it stops · resync: events were dropped. */
  readonly state?: 'joined' | 'here' | 'left' | 'resync'
  readonly events?: readonly WireEvent[]
  readonly spent?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Servers that were there and not known to this one: what it has told meanwhile they may not have heard. */
  readonly unknown?: readonly string[]
}

/** One text: whose message it is of, its number, and which part of how many. */
export interface Part {
  readonly sender: string
  readonly number: number
  readonly at: number
  readonly of: number
  readonly text: string
}

/** Characters of one part: a NOTIFY of PostgreSQL takes 7999 bytes, and a message is ASCII. */
export const partLength = 7500
/** Parts of one message, 30 MB in all. */
export const mostParts = 4000

/** A message in parts, each one text of a carrier. */
export function partsOf(message: Message, sender: string, number: number): readonly string[] {
  const text = ascii(JSON.stringify(message))
  const count = Math.ceil(text.length / partLength)
  return Array.from(
    { length: count },
    (_, at) => `${sender}:${number}:${at + 1}/${count}:${text.slice(at * partLength, (at + 1) * partLength)}`,
  )
}

/** A part as a server sends it; undefined for anything else, which others may have written there, so that nothing of it is kept. */
export function readPart(payload: string): Part | undefined {
  const [, sender, number, at, of, text] = /^(\w{1,36}):([1-9]\d{0,14}):([1-9]\d{0,3})\/([1-9]\d{0,3}):(.*)$/s.exec(payload) ?? []
  if (sender === undefined || text!.length > partLength || Number(of) > mostParts || Number(at) > Number(of)) return undefined
  return { sender, number: Number(number), at: Number(at), of: Number(of), text: text! }
}

/** Any text as ASCII: it may be cut anywhere, and bytes are characters. */
const ascii = (json: string): string => json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
