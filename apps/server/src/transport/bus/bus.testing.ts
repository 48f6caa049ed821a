import { afterEach, vi } from 'vitest'
import type { Audience } from '../../kit/audience.ts'
import { budgets } from '../../kit/rate-limit.ts'
import type { Subscriber } from '../../platform/carrier.ts'
import { openBus, type Bus } from './bus.ts'
import type { WireEvent } from './message.ts'

const to = ['1/services' as Audience]
export const event = (payload: unknown): WireEvent => ({ name: 'shifts', payload, to })

/** Servers on one line, as a carrier has it: everybody hears everything, also what it has published itself. */
export function line() {
  const subscribers: Subscriber[] = []
  let isCut = false
  const muted = new Set<Subscriber>()
  /** It hears nothing of what is published meanwhile, or not the next text, and does not know it. */
  const dropping = new Map<Subscriber, boolean | 'once'>()
  /** Nothing of it is taken, as where there is no room. */
  const refused = new Set<Subscriber>()
  const hears = (one: Subscriber) => {
    const drops = dropping.get(one)
    if (drops === 'once') dropping.delete(one)
    return !muted.has(one) && !drops
  }
  /** Texts are published, and whoever published them does not hear that they were. */
  let isDeaf = false
  const publish = async (texts: readonly string[]) => {
    if (isCut) throw new Error('Connection terminated')
    for (const text of texts) for (const one of subscribers) if (hears(one)) one.receive(text)
    if (isDeaf) throw new Error('Connection terminated')
  }
  const texts: string[] = []
  /** That of one server. */
  const carrierOf = (subscriber: () => Subscriber, subscribed: (subscriber: Subscriber) => void) => ({
    subscribe: async (one: Subscriber) => {
      subscribers.push(one)
      subscribed(one)
    },
    publish: async (some: readonly string[]) => {
      if (muted.has(subscriber()) || refused.has(subscriber())) throw new Error('Connection terminated')
      texts.push(...some)
      return publish(some)
    },
  })
  return {
    texts,
    /** The line of one server alone. */
    mute: (one: Subscriber, isMute: boolean) => void (isMute ? muted.add(one) : muted.delete(one)),
    drop: (one: Subscriber, drops: boolean | 'once') => void dropping.set(one, drops),
    refuse: (one: Subscriber, isRefused: boolean) => void (isRefused ? refused.add(one) : refused.delete(one)),
    cut: (cut: boolean) => void (isCut = cut),
    deafen: (deaf: boolean) => void (isDeaf = deaf),
    async join() {
      const delivered: unknown[] = []
      let missed = 0
      let subscriber: Subscriber | undefined
      const budget = budgets({ burst: 10, perSecond: 0.001 })
      const bus = openBus({
        carrier: carrierOf(
          () => subscriber!,
          (one) => (subscriber = one),
        ),
        servers: async () => subscribers.length,
        deliver: ({ payload }) => void delivered.push(payload),
        resync: () => void missed++,
        budgets: { address: budget },
        log: { warn: () => {} },
      })
      open.push(bus)
      await bus.open()
      return { bus, line: subscriber!, delivered, budget, missed: () => missed }
    },
  }
}
/** From now on time passes where a test lets it. */
export const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
/** What has ended after so many milliseconds. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  return work
}
const open: Bus[] = []
/** After each test of a file. */
export const closeBuses = () =>
  afterEach(async () => {
    vi.useRealTimers()
    for (const bus of open.splice(0)) await bus.close()
  })
