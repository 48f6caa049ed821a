import { burstMinutes } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import type { Burst, Session } from '../../../kit/session.ts'

/** Minutes after which what is known of a burst is written down anew: so much of its end a restart may forget. */
const writtenEach = 5

interface Known extends Burst {
  readonly writtenAt: Instant | null
}

/** The bursts of contact of the sessions that this process answers: kept in memory, and written down now and then. */
export interface Bursts {
  /** A call of a session has come: the burst that it belongs to. */
  readonly seen: (session: Session, now: Instant) => Burst
  /** What is to be written down of a session now; undefined: nothing. It counts as written. */
  readonly toWrite: (session: Session, now: Instant) => Burst | undefined
}

export function bursts(most = 50_000): Bursts {
  const known = new Map<string, Known>()
  const keyOf = ({ tokenHash }: Session) => tokenHash.toString('latin1')
  return {
    seen(session, now) {
      const key = keyOf(session)
      const former: Known | null = known.get(key) ?? (session.burst && { ...session.burst, writtenAt: session.burst.lastAt })
      const next = following(former, now)
      // Those of the longest silence have been written down.
      if (known.size >= most && !known.has(key)) known.delete(known.keys().next().value!)
      known.delete(key)
      known.set(key, next)
      return next
    },
    toWrite(session, now) {
      const key = keyOf(session)
      const one = known.get(key)
      if (!one || (one.writtenAt !== null && now < addMinutes(one.writtenAt, writtenEach))) return undefined
      known.set(key, { ...one, writtenAt: now })
      return one
    },
  }
}

function following(former: Known | null, now: Instant): Known {
  if (former === null) return { startedAt: now, lastAt: now, formerEndedAt: null, writtenAt: null }
  if (now > addMinutes(former.lastAt, burstMinutes)) return { startedAt: now, lastAt: now, formerEndedAt: former.lastAt, writtenAt: null }
  return now > former.lastAt ? { ...former, lastAt: now } : former
}
