import { randomUUID } from 'node:crypto'
import type { Audience } from '../kit/audience.ts'
import { keyDigest, type Budgets } from '../kit/budget.ts'

/** An event as it goes to sockets: its name, what the wire holds, and the rooms. */
export interface Told {
  readonly name: string
  readonly what: unknown
  readonly to: readonly Audience[]
}
/** What one server says to the others. `spent`: what it has given out of the named budgets, by digests of the keys. */
interface Words {
  readonly is?: 'new' | 'here' | 'gone' | 'missing'
  readonly events?: readonly Told[]
  readonly spent?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export interface BusParts {
  /** Tells the others texts of at most `textLength` characters, in their order; throws where nothing was told. */
  readonly tell: (texts: readonly string[]) => Promise<void>
  /** How many servers hear, this one among them. */
  readonly servers: () => Promise<number>
  /** An event of another server, for the sockets of this one. */
  readonly deliver: (event: Told) => void
  /** Something may have gone unheard: sockets have to load anew. */
  readonly missed: () => void
  /** Under their names: those that hold for all servers together. */
  readonly budgets: Readonly<Record<string, Pick<Budgets, 'taken' | 'count'>>>
  readonly log: { warn(details: object, message: string): void }
}
export interface Bus {
  /** Whether no other server is known. */
  isAlone(): boolean
  /** Tells the other servers of an event, soon; nothing where there are none. */
  publish(event: Told): void
  /** What another server, or this one, has told. */
  heard(text: string): void
  /** The line stands anew. */
  resumed(): void
  /** Makes itself known and waits until the others know it: from then on nothing is missed. */
  open(): Promise<void>
  close(): Promise<void>
}

/** Of one text: PostgreSQL takes 7999 bytes, and what is told is ASCII. */
export const textLength = 7500
/** Milliseconds: events are gathered so long; the others hear of this server at least so often; who is not heard so long is gone. */
const times = { gather: 5, pulse: 1000, here: 15_000, gone: 45_000, welcome: 2000 }
/** Events that wait for the line. More are dropped, and the sockets of the others load anew. */
const mostWaiting = 10_000

/**
 * Carries events from one server to the sockets of the others, and what each has given out of shared budgets. It says nothing
 * while this server is alone. What is told comes once and in order; where the line was away, or more was to be told than is
 * kept, the sockets concerned are closed: an app that opens its line anew loads everything anew.
 */
export function openBus({ tell, servers, deliver, missed, budgets, log }: BusParts): Bus {
  const own = randomUUID().slice(0, 8)
  /** When each other server was last heard, and the number of its last words. */
  const others = new Map<string, { at: number; last: number; parts: string[] }>()
  let waiting: Told[] = []
  let next: Omit<Words, 'events'> = {}
  /** Told last, and not known to have been told: it goes first, under its number, when the line stands again. */
  let untold: readonly string[] | undefined
  let isMissing = false
  let count = 0
  let spokeAt = 0
  let underWay: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  /** Called when the others have answered. */
  let welcomed: () => void = () => {}

  const textsOf = (words: Words): readonly string[] => {
    const number = ++count
    const text = ascii(JSON.stringify(words))
    const parts = Array.from({ length: Math.ceil(text.length / textLength) }, (_, at) => text.slice(at * textLength, (at + 1) * textLength))
    return parts.map((part, at) => `${own}:${number}:${at + 1}/${parts.length}:${part}`)
  }
  const soon = (milliseconds: number = times.gather) => {
    if (!isClosed) timer ??= setTimeout(() => void send(), milliseconds)
  }
  /** Tells what waits; one at a time, since the numbers say the order. */
  const send = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    return (underWay ??= sendNow().finally(() => (underWay = undefined)))
  }
  const sendNow = async (): Promise<void> => {
    try {
      for (;;) {
        if (!untold) {
          if (waiting.length === 0 && !isMissing && Object.keys(next).length === 0) return
          untold = textsOf({ ...next, ...(isMissing ? { is: 'missing' } : { events: waiting }) })
          waiting = []
          next = {}
          isMissing = false
        }
        await tell(untold)
        untold = undefined
        spokeAt = performance.now()
      }
    } catch {
      soon(times.pulse)
    }
  }
  const say = (words: Omit<Words, 'events'>): Promise<void> => {
    next = { ...next, ...words }
    return send()
  }
  const keepFew = () => {
    if (waiting.length <= mostWaiting) return
    log.warn({ events: waiting.length }, 'the other servers could not be told: their sockets will load anew')
    waiting = []
    isMissing = true
  }
  const pulse = () => {
    const now = performance.now()
    for (const [id, { at }] of others) if (now - at > times.gone) others.delete(id)
    if (others.size === 0) return
    const spent = Object.entries(budgets).flatMap(([name, { taken }]) => {
      const digests = [...taken()].map(([key, given]) => [keyDigest(key), given] as const)
      return digests.length > 0 ? [[name, Object.fromEntries(digests)] as const] : []
    })
    if (spent.length > 0) void say({ spent: Object.fromEntries(spent) })
    else if (now - spokeAt > times.here) void say({ is: 'here' })
  }
  const hear = (from: string, { is, events = [], spent = {} }: Words) => {
    if (is === 'gone') others.delete(from)
    if (is === 'new') void say({ is: 'here' })
    if (is === 'missing') missed()
    for (const event of events) deliver(event)
    for (const [name, counts] of Object.entries(spent))
      for (const [digest, given] of Object.entries(counts)) budgets[name]?.count(digest, given)
    welcomed()
  }
  const beat = setInterval(pulse, times.pulse)
  beat.unref()

  return {
    isAlone: () => others.size === 0,
    publish(event) {
      if (others.size === 0) return
      waiting.push(event)
      keepFew()
      soon()
    },
    heard(text) {
      const [, from, number, part, parts, words] = /^(\w+):(\d+):(\d+)\/(\d+):(.*)$/s.exec(text) ?? []
      if (!from || from === own) return
      const known = others.get(from) ?? { at: 0, last: 0, parts: [] }
      others.set(from, known)
      known.at = performance.now()
      // What was told twice, since its sender did not hear that it was told, is heard once.
      if (Number(number) <= known.last) return
      // A line that was cut in the middle leaves the beginning of something.
      if (part === '1') known.parts.length = 0
      known.parts.push(words!)
      if (part !== parts) return
      known.last = Number(number)
      const said = wordsIn(known.parts.splice(0).join(''))
      if (said) hear(from, said)
      else log.warn({ from }, 'what another server has told could not be read')
    },
    resumed() {
      // Alone, nobody has said anything.
      if (others.size > 0) missed()
    },
    async open() {
      const there = await servers().catch(() => 1)
      const all = new Promise<void>((resolve) => {
        welcomed = () => others.size >= there - 1 && resolve()
        setTimeout(resolve, there > 1 ? times.welcome : 0)
      })
      await say({ is: 'new' })
      await all
      welcomed = () => {}
    },
    async close() {
      isClosed = true
      clearInterval(beat)
      await say({ is: 'gone' })
      clearTimeout(timer)
    },
  }
}

/** Any text as ASCII: parts may be cut anywhere, and bytes are characters. */
const ascii = (json: string): string => json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

function wordsIn(text: string): Words | undefined {
  try {
    return JSON.parse(text) as Words
  } catch {
    return undefined
  }
}
