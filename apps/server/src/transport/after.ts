import { randomBytes } from 'node:crypto'

type Work = () => Promise<unknown>

/**
 * What is done when an answer has been given, so that the answer tells nothing of it: not even by the time it takes.
 * A fault has nobody to be told to: it is logged with a number.
 */
export interface AfterAnswers {
  run(works: readonly Work[], call: string): void
  /** When nothing of it is under way any more. */
  readonly settled: () => Promise<void>
}

export function afterAnswers(log: { error(details: object, message: string): void }): AfterAnswers {
  const underWay = new Set<Promise<void>>()
  const start = async (work: Work, call: string): Promise<void> => {
    // The answer is on its way first.
    await new Promise((resolve) => setImmediate(resolve))
    await work().catch((error: unknown) => {
      const reference = randomBytes(4).toString('hex')
      log.error({ err: error, reference, call }, 'unforeseen, after the answer')
    })
  }
  return {
    run(works, call) {
      for (const work of works) {
        const started: Promise<void> = start(work, call).finally(() => underWay.delete(started))
        underWay.add(started)
      }
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
