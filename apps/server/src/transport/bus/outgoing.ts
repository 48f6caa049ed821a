import { mostParts, partsOf, type Message, type WireEvent } from './message.ts'

export interface Outgoing {
  /** Sends an event soon, with those of the next milliseconds. */
  add(event: WireEvent): void
  /** Sends what is not an event, and whatever waits, now; answers when the try is over. */
  send(more: Omit<Message, 'events'>): Promise<void>
  /** Milliseconds of the running clock at which something was last sent. */
  sentAt(): number
  /** Nothing is tried again. */
  stop(): void
}

interface OutgoingParts {
  readonly sender: string
  /** Throws where nothing was sent, or it is not known whether. */
  readonly publish: (parts: readonly string[]) => Promise<void>
  /** More waited than is kept. */
  readonly dropped: (count: number) => void
}

/** Milliseconds: events are gathered so long; what could not be sent is tried again after so long. */
const [gather, again] = [5, 1000]
/** Events that wait for the line. Where there are more the others are told to load anew. */
const mostWaiting = 10_000

/** What waits, with what is to be sent beside it, in the room of one: nothing of it is forgotten that others must load anew for. */
function merged(waiting: Omit<Message, 'events'>, what: Omit<Message, 'events'>): Omit<Message, 'events'> {
  // That events were dropped is said before all else. Of several that were found late, none is named: whoever hears it loads anew.
  if (waiting.state === 'resync' || (waiting.unknown && what.unknown)) return { ...waiting, ...what, state: 'resync' }
  return { ...waiting, ...what }
}

/**
 * Sends messages one at a time, under numbers that say their order. One that may or may not have been sent goes first, under its own number,
 * when the line stands again.
 */
export function openOutgoing({ sender, publish, dropped }: OutgoingParts): Outgoing {
  let events: WireEvent[] = []
  let more: Omit<Message, 'events'> = {}
  let unsent: readonly string[] | undefined
  let count = 0
  let sentAt = 0
  let sending: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const next = (): readonly string[] | undefined => {
    if (events.length === 0 && Object.keys(more).length === 0) return undefined
    const parts = partsOf({ ...more, ...(events.length > 0 && { events }) }, sender, ++count)
    const isTooLong = parts.length > mostParts
    if (isTooLong) dropped(events.length)
    const sent = isTooLong ? partsOf({ ...more, state: 'resync' }, sender, count) : parts
    events = []
    more = {}
    return sent
  }
  const sendAll = async (): Promise<void> => {
    try {
      while ((unsent ??= next())) {
        await publish(unsent)
        unsent = undefined
        sentAt = performance.now()
      }
    } catch {
      plan(again)
    }
  }
  const plan = (milliseconds: number) => {
    if (!isStopped) timer ??= setTimeout(() => void sendNow(), milliseconds)
  }
  const sendNow = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    return (sending ??= sendAll().finally(() => (sending = undefined)))
  }
  return {
    add(event) {
      events.push(event)
      if (events.length > mostWaiting) {
        dropped(events.length)
        events = []
        more = { ...more, state: 'resync' }
      }
      if (!sending) plan(gather)
    },
    send(what) {
      more = merged(more, what)
      return sendNow()
    },
    sentAt: () => sentAt,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
