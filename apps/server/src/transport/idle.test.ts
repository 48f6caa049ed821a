import { hasBeenDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at } from '../../test/app.ts'
import type { Audience } from '../kit/audience.ts'
import { fixedClock } from '../platform/clock.ts'
import type { Emission } from './dispatch.ts'
import { idleWatch, type IdleWatch } from './idle.ts'

const start = at('2026-10-12T08:00:00Z')
const room = '1/session/ab' as Audience
let clock: ReturnType<typeof fixedClock>
let watch: IdleWatch
let published: string[]
let logged: { readonly error: unknown; readonly message: string }[]
let endsAt: () => Promise<ReturnType<typeof at> | undefined>

beforeEach(() => {
  vi.useFakeTimers()
  clock = fixedClock(start)
  published = []
  logged = []
  watch = idleWatch({
    clock,
    publish: ({ event }: Emission) => void published.push(event.name),
    isAnyoneIn: () => true,
    everyMilliseconds: 1000,
    log: { error: (details, message) => void logged.push({ error: (details as { err: unknown }).err, message }) },
  })
  watch.watch({ room, endsAt: () => endsAt() }, addMinutes(start, 30))
  clock.forward(30 * 60)
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})
const looks = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

describe('the watch over idle sessions', () => {
  it('logs what goes wrong, once until it works again, and then goes on', async () => {
    const lost = new Error('the connection was lost')
    endsAt = () => Promise.reject(lost)
    await looks(3)
    expect({ logged, published }).toEqual({ logged: [{ error: lost, message: 'the idle sessions could not be looked at' }], published: [] })
    endsAt = () => Promise.resolve(addMinutes(start, 60))
    await looks(1)
    clock.forward(30 * 60)
    endsAt = () => Promise.reject(lost)
    await looks(2)
    expect(logged).toHaveLength(2)
    endsAt = () => Promise.resolve(undefined)
    await looks(1)
    expect(published).toEqual([hasBeenDisconnected.name])
  })
})
