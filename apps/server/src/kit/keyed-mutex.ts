import { Refusal } from '@vigie/contract/kit/refusal.ts'

/** Runs the tasks of one key one after the other; those of different keys do not know of each other. */
export type KeyedMutex = <T>(key: string, task: () => Promise<T>) => Promise<T>

/**
 * Runs the tasks of one key one after the other, in this process. With `mostWaiting` tasks before it a task is refused with BUSY:
 * the queue stays bounded, and no caller waits for minutes.
 */
export function keyedMutex(mostWaiting: number, busySeconds = 5): KeyedMutex {
  const lines = new Map<string, { last: Promise<unknown>; count: number }>()
  return async (key, task) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), count: 0 }
    if (line.count > mostWaiting) throw new Refusal('BUSY', { seconds: busySeconds })
    lines.set(key, line)
    line.count++
    const mine = line.last.then(task)
    line.last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      line.count--
      if (line.count === 0) lines.delete(key)
    }
  }
}
