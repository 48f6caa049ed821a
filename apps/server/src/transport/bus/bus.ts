import { randomUUID } from 'node:crypto'
import { keyDigest, type Budgets } from '../../kit/rate-limit.ts'
import type { Carrier } from '../../platform/carrier.ts'
import { readPart, type Message, type WireEvent } from './message.ts'
import { openOutgoing } from './outgoing.ts'
import { newPeer, wholeAfter, type Peer } from './peer.ts'

export interface BusParts {
  readonly carrier: Pick<Carrier, 'subscribe' | 'publish'>
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
  /** Makes this server known, and waits until the others know it: from then on its sockets miss nothing. */
  open(): Promise<void>
  close(): Promise<void>
}

/**
 * Milliseconds: between two looks; until a server says that it lives; in which it hears itself where its line stands; after which one that
 * is not heard is forgotten; that a new one waits for answers.
 */
const times = { look: 1000, alive: 5000, echo: 10_000, gone: 20_000, answers: 2000 }

/**
 * Carries events from one server to the sockets of the others, and what each has given out of shared budgets (decisions/13-processes). Nothing
 * is sent while this server is alone. Messages arrive once and in order; where the line was away, one is missing, more waited than is kept,
 * or a server has gone without a word, the sockets concerned are closed: an app that opens its line anew loads everything anew.
 */
export function openBus({ carrier, servers, deliver, resync, budgets, log }: BusParts): Bus {
  const own = randomUUID().slice(0, 8)
  const peers = new Map<string, Peer>()
  /** When this server last heard itself: while it does not, it cannot know who has gone. */
  let echoAt = performance.now()
  let isAnswered: () => void = () => {}
  let isOpen = false
  /** When this server was last without its line, with nobody it knew. */
  let aloneAt = -Infinity
  const outgoing = openOutgoing({
    sender: own,
    publish: (parts) => carrier.publish(parts),
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
  /**
   * Whether a server is found late, as one that came while the line of this server was away, or stood still until it was forgotten: neither
   * has heard all of the other. Who joins has missed nothing, but where both served already, and have found their lines again.
   */
  const isLate = (peer: Peer, state: Message['state']) =>
    isOpen && !peer.isKnown && state !== 'left' && (state !== 'joined' || performance.now() - aloneAt < times.gone)
  const handle = (sender: string, { state, events = [], spent = {}, unknown = [] }: Message, isGap: boolean) => {
    const peer = peers.get(sender)!
    const isFound = isLate(peer, state)
    peer.isKnown = true
    if (isFound) void outgoing.send({ unknown: [sender] })
    if (isGap || state === 'resync' || unknown.includes(own) || (isFound && peers.size === 1)) resync()
    if (state === 'left') peers.delete(sender)
    if (state === 'joined') void outgoing.send({ state: 'here' })
    for (const event of events) deliver(event)
    for (const [name, counts] of Object.entries(spent))
      for (const [digest, count] of Object.entries(counts)) budgets[name]?.count(digest, count)
    isAnswered()
  }
  const heartbeat = setInterval(look, times.look)
  heartbeat.unref()

  const heardItself = () => {
    const now = performance.now()
    // All were silent to this server: whoever lives says so within the next seconds.
    if (now - echoAt >= times.echo) for (const peer of peers.values()) peer.at = now
    echoAt = now
  }
  const receive = (payload: string) => {
    const part = readPart(payload)
    if (!part) return
    if (part.sender === own) return heardItself()
    const peer = peers.get(part.sender) ?? newPeer()
    peers.set(part.sender, peer)
    peer.at = performance.now()
    const whole = wholeAfter(peer, part)
    if (!whole) return
    try {
      handle(part.sender, JSON.parse(whole.text) as Message, whole.isGap)
    } catch (error) {
      log.warn({ err: error, sender: part.sender }, 'a message of another server could not be read: sockets load anew')
      resync()
    }
  }
  const resumed = () => {
    if (peers.size > 0) resync()
    else aloneAt = performance.now()
    // What is missing until now is known to be.
    for (const peer of peers.values()) peer.isFollowed = false
    // Others may have forgotten this server meanwhile, or have come.
    void outgoing.send({ state: 'joined' })
  }

  return {
    isAlone: () => peers.size === 0,
    publish(event) {
      if (peers.size > 0) outgoing.add(event)
    },
    async open() {
      await carrier.subscribe({ receive, resumed })
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
