import { randomUUID } from 'node:crypto'
import { keyDigest, type Budgets } from '../../kit/budget.ts'
import { mostParts, readPart, type Message, type WireEvent } from './message.ts'
import { openOutgoing } from './outgoing.ts'

export interface BusParts {
  /** Sends texts to all servers, this one too, together and in their order. */
  readonly notify: (parts: readonly string[]) => Promise<void>
  /** How many servers listen, this one among them. */
  readonly servers: () => Promise<number>
  /** An event of another server, for the sockets of this one. */
  readonly deliver: (event: WireEvent) => void
  /** Events may have been missed: the sockets of this server have to load anew. */
  readonly resync: () => void
  /** Under their names: those that hold for all servers together. */
  readonly budgets: Readonly<Record<string, Pick<Budgets, 'tracked' | 'untrack' | 'count'>>>
  readonly log: { warn(details: object, message: string): void }
}
export interface Bus {
  /** Whether no other server is known. */
  isAlone(): boolean
  /** Sends an event to the other servers, soon; nothing where there are none. */
  publish(event: WireEvent): void
  /** What a server has sent by `notify`. */
  receive(payload: string): void
  /** The line stands anew. */
  resumed(): void
  /** Makes this server known, and waits until the others know it: from then on its sockets miss nothing. */
  open(): Promise<void>
  close(): Promise<void>
}

/** Another server: when it was last heard, whether a whole message of it was, the number of the last one, and the parts of the next one. */
interface Peer {
  at: number
  isKnown: boolean
  last: number
  readonly parts: string[]
}

/**
 * Milliseconds: between two looks; until a server says that it lives; in which it hears itself where its line stands; after which one that
 * is not heard is forgotten; that a new one waits for answers.
 */
const times = { look: 1000, alive: 5000, echo: 10_000, gone: 20_000, answers: 2000 }

/**
 * Carries events from one server to the sockets of the others, and what each has given out of shared budgets (decision 77). Nothing
 * is sent while this server is alone. Messages arrive once and in order; where the line was away, more waited than is kept, or a
 * server has gone without a word, the sockets concerned are closed: an app that opens its line anew loads everything anew.
 */
export function openBus({ notify, servers, deliver, resync, budgets, log }: BusParts): Bus {
  const own = randomUUID().slice(0, 8)
  const peers = new Map<string, Peer>()
  /** When this server last heard itself: while it does not, it cannot know who has gone. */
  let echoAt = performance.now()
  let isAnswered: () => void = () => {}
  let isOpen = false
  /** Found late, until they have been told so. */
  const found = new Set<string>()
  const outgoing = openOutgoing({
    sender: own,
    notify,
    dropped: (events) => log.warn({ events }, 'the other servers could not be reached: their sockets will load anew'),
  })

  const look = () => {
    const now = performance.now()
    const gone = now - echoAt < times.echo ? [...peers].filter(([, { at }]) => now - at > times.gone) : []
    for (const [id] of gone) peers.delete(id)
    // What it had written last, nobody may have been told.
    if (gone.length > 0) resync()
    if (peers.size === 0) {
      for (const { untrack } of Object.values(budgets)) untrack()
      return
    }
    const spent = Object.entries(budgets).flatMap(([name, { tracked }]) => {
      const digests = [...tracked()].map(([key, count]) => [keyDigest(key), count] as const)
      return digests.length > 0 ? [[name, Object.fromEntries(digests)] as const] : []
    })
    if (spent.length > 0) void outgoing.send({ spent: Object.fromEntries(spent) })
    else if (now - outgoing.sentAt() > times.alive) void outgoing.send({ state: 'here' })
  }
  // It came while the line of this server was away, or stood still until it was forgotten: neither has heard all of the other.
  const find = async (sender: string) => {
    if (peers.size === 1) resync()
    found.add(sender)
    await outgoing.send({ unknown: [...found] })
    found.clear()
  }
  const handle = (sender: string, { state, events = [], spent = {}, unknown = [] }: Message) => {
    const peer = peers.get(sender)!
    if (isOpen && !peer.isKnown && state !== 'joined' && state !== 'left') void find(sender)
    peer.isKnown = true
    if (unknown.includes(own)) resync()
    if (state === 'left') peers.delete(sender)
    if (state === 'joined') void outgoing.send({ state: 'here' })
    if (state === 'resync') resync()
    for (const event of events) deliver(event)
    for (const [name, counts] of Object.entries(spent))
      for (const [digest, count] of Object.entries(counts)) budgets[name]?.count(digest, count)
    isAnswered()
  }
  const heartbeat = setInterval(look, times.look)
  heartbeat.unref()

  return {
    isAlone: () => peers.size === 0,
    publish(event) {
      if (peers.size > 0) outgoing.add(event)
    },
    receive(payload) {
      const part = readPart(payload)
      if (!part) return
      if (part.sender === own) {
        echoAt = performance.now()
        return
      }
      const peer = peers.get(part.sender) ?? { at: 0, isKnown: false, last: 0, parts: [] }
      peers.set(part.sender, peer)
      peer.at = performance.now()
      // What was sent twice, since its sender could not know, counts once.
      if (part.number <= peer.last) return
      // A line that was cut in the middle leaves the beginning of something.
      if (part.at === 1 || peer.parts.length >= mostParts) peer.parts.length = 0
      peer.parts.push(part.text)
      if (part.at < part.of) return
      peer.last = part.number
      try {
        handle(part.sender, JSON.parse(peer.parts.splice(0).join('')) as Message)
      } catch (error) {
        log.warn({ err: error, sender: part.sender }, 'a message of another server could not be read')
      }
    },
    resumed() {
      if (peers.size > 0) resync()
      // Others may have forgotten this server meanwhile, or have come.
      void outgoing.send({ state: 'joined' })
    },
    async open() {
      const expected = (await servers().catch(() => 1)) - 1
      const answered = new Promise<void>((resolve) => {
        isAnswered = () => peers.size >= expected && resolve()
        setTimeout(resolve, expected > 0 ? times.answers : 0)
      })
      await outgoing.send({ state: 'joined' })
      await answered
      isAnswered = () => {}
      isOpen = true
    },
    async close() {
      clearInterval(heartbeat)
      await outgoing.send({ state: 'left' })
      outgoing.stop()
    },
  }
}
