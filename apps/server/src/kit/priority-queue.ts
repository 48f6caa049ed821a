import { Refusal } from '@vigie/contract/kit/refusal.ts'

export interface QueueLimits {
  /** Tasks under way at once, at the most. */
  readonly running: number
  /** Tasks that wait, at the most: of all together, and of one key. */
  readonly waiting: number
  readonly waitingOfKey: number
  /** After how many seconds whoever is refused with BUSY is told to try again. */
  readonly busySeconds: number
}
export interface Place {
  /** Who goes first: the smallest. */
  readonly priority: number
  /** Whose the task is: an address, a session. Keys of one priority take turns, so that none waits for all of another's. */
  readonly key: string
}
export interface PriorityQueue {
  /** Runs a task when its turn has come; the task is told whether it had to wait. Refuses with BUSY when there is no room. */
  run<T>(task: (hasWaited: boolean) => Promise<T>, place: Place): Promise<T>
  /** How many wait now. */
  waiting(): number
}

interface Waiting extends Place {
  readonly start: () => void
  readonly refuse: () => void
}

/**
 * A bounded queue in this process. The smallest priority goes first, within one the keys take turns, within a key the
 * oldest goes first. When it is full a newcomer takes the place of the last task of whoever holds most of the room among
 * those who come after it: one key can fill what is free, and keeps nobody out.
 */
export function priorityQueue({ running, waiting: mostWaiting, waitingOfKey, busySeconds }: QueueLimits): PriorityQueue {
  /** By priority, by key in the order of their turns. */
  const lanes = new Map<number, Map<string, Waiting[]>>()
  let [underWay, count] = [0, 0]

  const next = (): void => {
    while (underWay < running && lanes.size > 0) {
      const lane = lanes.get(Math.min(...lanes.keys()))!
      const [key, own] = lane.entries().next().value!
      // To the end of the turns: a key that has more waits until the others have had theirs.
      lane.delete(key)
      lane.set(key, own)
      const first = own[0]!
      drop(first)
      underWay++
      first.start()
    }
  }
  const drop = (one: Waiting): void => {
    const lane = lanes.get(one.priority)!
    const own = lane.get(one.key)!
    own.splice(own.indexOf(one), 1)
    if (own.length === 0) lane.delete(one.key)
    if (lane.size === 0) lanes.delete(one.priority)
    count--
  }
  /** The task that gives its place to a newcomer, if one does. */
  const yielding = ({ priority, key }: Place): Waiting | undefined => {
    const last = Math.max(...lanes.keys())
    if (last < priority) return undefined
    const most = [...lanes.get(last)!.values()].reduce((one, other) => (other.length > one.length ? other : one))
    const own = lanes.get(priority)?.get(key)?.length ?? 0
    return last > priority || most.length > own + 1 ? most.at(-1) : undefined
  }
  const wait = (place: Place): Promise<void> =>
    new Promise((resolve, reject) => {
      const busy = () => reject(new Refusal('BUSY', { seconds: busySeconds }))
      const own = lanes.get(place.priority)?.get(place.key)?.length ?? 0
      if (own >= waitingOfKey) return busy()
      if (count >= mostWaiting) {
        const out = yielding(place)
        if (!out) return busy()
        drop(out)
        out.refuse()
      }
      const lane = lanes.get(place.priority) ?? new Map<string, Waiting[]>()
      lanes.set(place.priority, lane)
      lane.set(place.key, [...(lane.get(place.key) ?? []), { ...place, start: resolve, refuse: busy }])
      count++
    })
  return {
    async run(task, place) {
      const hasToWait = underWay >= running
      if (hasToWait) await wait(place)
      else underWay++
      try {
        return await task(hasToWait)
      } finally {
        underWay--
        next()
      }
    },
    waiting: () => count,
  }
}
