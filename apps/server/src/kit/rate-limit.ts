import { createHash } from 'node:crypto'

/** So many at once, and so many more a second. */
export interface Budget {
  readonly burst: number
  readonly perSecond: number
}

/** Token buckets under one budget, one for each key, which processes may share (transport/bus/bus.ts). A key that was never seen, or has rested long enough, has its whole burst. */
export interface Budgets {
  /** Takes `count` (1) out of a key's bucket: 0, or the seconds after which there is enough, and then nothing was taken. */
  readonly take: (key: string, count?: number) => number
  /** How many buckets are not full. */
  readonly size: () => number
  /** By key: what was taken here since this was last asked; it is tracked from the first time on, for other processes under this budget. */
  readonly tracked: () => ReadonlyMap<string, number>
  /** There are no others any more: what was taken is forgotten, and tracked no longer. */
  readonly untrack: () => void
  /** Counts what another process has given out, whatever is left here: by a digest of the key, which may be a secret. */
  readonly count: (digest: string, count: number) => void
}

/** What a key is called between processes. */
export const keyDigest = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 16)

interface Bucket {
  level: number
  at: number
}

/** So many keys are kept before those that have filled up again are looked for. */
const sweptFrom = 10_000

/** `now` answers milliseconds of a clock that only goes forward. */
export function budgets({ burst, perSecond }: Budget, now: () => number = () => performance.now()): Budgets {
  const buckets = new Map<string, Bucket>()
  let sweepAt = sweptFrom
  let given: Map<string, number> | undefined
  /** What others have given out under a key that was not asked for here since. */
  const elsewhere = new Map<string, Bucket>()
  const levelAt = (bucket: Bucket, instant: number) => Math.min(burst, bucket.level + ((instant - bucket.at) / 1000) * perSecond)
  const sweep = (instant: number) => {
    for (const kept of [buckets, elsewhere]) for (const [key, bucket] of kept) if (levelAt(bucket, instant) >= burst) kept.delete(key)
    sweepAt = Math.max(sweptFrom, buckets.size * 2, elsewhere.size * 2)
  }
  /** The bucket of a key, with what others have taken out of it. */
  const bucketOf = (key: string, instant: number): Bucket => {
    const bucket = buckets.get(key) ?? { level: burst, at: instant }
    if (elsewhere.size === 0) return bucket
    const digest = keyDigest(key)
    const others = elsewhere.get(digest)
    if (!others) return bucket
    elsewhere.delete(digest)
    const merged = { level: Math.max(-burst, levelAt(bucket, instant) - (burst - levelAt(others, instant))), at: instant }
    buckets.set(key, merged)
    return merged
  }
  return {
    take(key, count = 1) {
      const instant = now()
      const bucket = bucketOf(key, instant)
      const level = levelAt(bucket, instant)
      if (level < count) return Math.max(1, Math.ceil((count - level) / perSecond))
      bucket.level = level - count
      bucket.at = instant
      buckets.set(key, bucket)
      given?.set(key, (given.get(key) ?? 0) + count)
      if (buckets.size > sweepAt) sweep(instant)
      return 0
    },
    size: () => buckets.size,
    tracked() {
      const last = given ?? new Map<string, number>()
      given = new Map()
      return last
    },
    untrack: () => void (given = undefined),
    count(digest, count) {
      // What is no number would leave the key without a limit.
      if (!(typeof count === 'number' && count > 0)) return
      const instant = now()
      const others = elsewhere.get(digest) ?? { level: burst, at: instant }
      elsewhere.set(digest, { level: Math.max(-burst, levelAt(others, instant) - count), at: instant })
      if (elsewhere.size > sweepAt) sweep(instant)
    },
  }
}
