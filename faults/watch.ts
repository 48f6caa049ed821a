/** Milliseconds from look to look. */
const lookEvery = 5000
/** Milliseconds that somebody may take to say how they stand: who hangs says nothing. */
const longestWord = 5000
/** More than anything in a trial may take by itself: who is not recognised comes again for two minutes. */
const mostLooks = 48

/** Who does what in a trial, so that one that stands still ends, and says what each waits for. */
export interface Watch {
  /** Somebody begins something: the trial goes on. */
  does(who: string, what: string): void
  /** How they stand, in words: asked where the trial stands still. */
  tells(who: string, how: () => Promise<string>): void
  /** Whatever ends before nobody has begun anything for four minutes; fails then, and names what each was at. */
  over<T>(work: Promise<T>): Promise<T>
}

/** It counts its looks, not the time: a machine that was stopped for an hour has not looked meanwhile. */
export function openWatch(): Watch {
  const doing = new Map<string, string>()
  const standing = new Map<string, () => Promise<string>>()
  let looks = 0
  const said = async ([who, what]: readonly [string, string]): Promise<string> => {
    const how = standing.get(who)
    if (!how) return `${who} ${what}`
    const silence = new Promise<string>((resolve) => setTimeout(resolve, longestWord, 'it does not say how it stands').unref())
    const word = await Promise.race([how().catch(String), silence])
    return `${who} ${what} (${word})`
  }
  return {
    does(who, what) {
      doing.delete(who)
      doing.set(who, what)
      looks = 0
    },
    tells: (who, how) => void standing.set(who, how),
    async over(work) {
      let timer: ReturnType<typeof setInterval> | undefined
      const stood = new Promise<never>((_, reject) => {
        timer = setInterval(() => {
          if (++looks < mostLooks) return
          clearInterval(timer)
          const still = `the trial stood still for ${(looks * lookEvery) / 1000} s; the longest at it first`
          void Promise.all([...doing].map(said)).then((all) => reject(new Error(`${still}: ${all.join(', ')}`)))
        }, lookEvery)
      })
      try {
        return await Promise.race([work, stood])
      } finally {
        clearInterval(timer)
      }
    },
  }
}
