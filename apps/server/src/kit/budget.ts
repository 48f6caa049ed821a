/** So many at once, and so many more a second. */
export interface Budget {
  readonly burst: number
  readonly perSecond: number
}

/** Token buckets under one budget, one for each key. A key that was never seen, or has rested long enough, has its whole burst. */
export interface Budgets {
  /** Takes `count` (1) out of a key's bucket: 0, or the seconds after which there is enough, and then nothing was taken. */
  readonly take: (key: string, count?: number) => number
  /** How many buckets are not full. */
  readonly size: () => number
}

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
  const levelAt = (bucket: Bucket, instant: number) => Math.min(burst, bucket.level + ((instant - bucket.at) / 1000) * perSecond)
  const sweep = (instant: number) => {
    for (const [key, bucket] of buckets) if (levelAt(bucket, instant) >= burst) buckets.delete(key)
    sweepAt = Math.max(sweptFrom, buckets.size * 2)
  }
  return {
    take(key, count = 1) {
      const instant = now()
      const bucket = buckets.get(key) ?? { level: burst, at: instant }
      const level = levelAt(bucket, instant)
      if (level < count) return Math.max(1, Math.ceil((count - level) / perSecond))
      bucket.level = level - count
      bucket.at = instant
      buckets.set(key, bucket)
      if (buckets.size > sweepAt) sweep(instant)
      return 0
    },
    size: () => buckets.size,
  }
}
