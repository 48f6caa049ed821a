import { hasBeenDisconnected, willBeDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import type { Audience } from '../kit/audience.ts'
import type { Clock } from '../platform/clock.ts'
import type { Emission } from './dispatch.ts'

/** How long before its end a session is warned (coverage 4.007). */
export const warningMinutes = 2

export interface Watched {
  readonly room: Audience
  /** When the session ends as things are now; null: never, undefined: it has ended. Read again before an event is emitted. */
  endsAt(): Promise<Instant | null | undefined>
}
export interface IdleWatch {
  readonly watch: (watched: Watched, endsAt: Instant | null) => void
  stop(): void
}

export interface IdleParts {
  readonly clock: Clock
  readonly publish: (emission: Emission) => void
  readonly isAnyoneIn: (room: Audience) => boolean
  readonly everyMilliseconds: number
  readonly log: { error(details: object, message: string): void }
}

/** Warns the sessions whose sockets are open two minutes before their idle end, and informs them when they have ended. */
export function idleWatch({ clock, publish, isAnyoneIn, everyMilliseconds, log }: IdleParts): IdleWatch {
  const sessions = new Map<Audience, { watched: Watched; endsAt: Instant; warnedFor: Instant | undefined }>()
  const look = async () => {
    const now = clock.now()
    for (const [room, session] of sessions) {
      if (!isAnyoneIn(room)) {
        sessions.delete(room)
        continue
      }
      if (now < addMinutes(session.endsAt, -warningMinutes)) continue
      const endsAt = await session.watched.endsAt()
      if (endsAt === null) sessions.delete(room)
      else if (endsAt === undefined || now >= endsAt) {
        sessions.delete(room)
        publish({ event: hasBeenDisconnected, payload: {}, to: [room] })
      } else {
        session.endsAt = endsAt
        if (now >= addMinutes(endsAt, -warningMinutes) && session.warnedFor !== endsAt) {
          session.warnedFor = endsAt
          publish({ event: willBeDisconnected, payload: { endsAt }, to: [room] })
        }
      }
    }
  }
  let isLooking = false
  // Without the database every look fails: it is logged once until one works again.
  let isFailing = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .then(
        () => (isFailing = false),
        (error: unknown) => {
          if (!isFailing) log.error({ err: error }, 'the idle sessions could not be looked at')
          isFailing = true
        },
      )
      .finally(() => (isLooking = false))
  }, everyMilliseconds)
  timer.unref()
  return {
    watch: (watched, endsAt) => {
      if (endsAt !== null) sessions.set(watched.room, { watched, endsAt, warnedFor: undefined })
    },
    stop: () => clearInterval(timer),
  }
}
