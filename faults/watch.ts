/** Milliseconds from look to look. */
const lookEvery = 5000
/** More than anything in a trial may take by itself: who is not recognised comes again for two minutes. */
const mostLooks = 48

/** Who does what in a trial, so that one that stands still ends, and says what each waits for. */
export interface Watch {
  /** Somebody begins something: the trial goes on. */
  does(who: string, what: string): void
  /** Whatever ends before nobody has begun anything for four minutes; fails then, and names what each was at. */
  over<T>(work: Promise<T>): Promise<T>
}

/** It counts its looks, not the time: a machine that was stopped for an hour has not looked meanwhile. */
export function openWatch(): Watch {
  const doing = new Map<string, string>()
  let looks = 0
  return {
    does(who, what) {
      doing.delete(who)
      doing.set(who, what)
      looks = 0
    },
    async over(work) {
      let timer: ReturnType<typeof setInterval> | undefined
      const stood = new Promise<never>((_, reject) => {
        timer = setInterval(() => {
          if (++looks < mostLooks) return
          const all = [...doing].map(([who, what]) => `${who} ${what}`).join(', ')
          reject(new Error(`the trial stood still for ${(looks * lookEvery) / 1000} s; the longest at it first: ${all}`))
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
