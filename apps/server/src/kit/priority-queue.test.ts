import { describe, expect, it } from 'vitest'
import { priorityQueue, type Place, type QueueLimits } from './priority-queue.ts'

const roomy: QueueLimits = { running: 1, waiting: 100, waitingOfKey: 50, busySeconds: 5 }
/** A queue whose one running task ends when it is let go; what was begun stands in `begun`. */
function held(limits: Partial<QueueLimits> = {}) {
  const queue = priorityQueue({ ...roomy, ...limits })
  const begun: string[] = []
  let letGo = () => {}
  const first = queue.run(() => new Promise<void>((resolve) => (letGo = resolve)), { priority: 0, key: 'first' })
  const add = (name: string, place: Place) =>
    queue
      .run(async () => {
        begun.push(name)
        await new Promise((resolve) => setImmediate(resolve))
        return name
      }, place)
      .catch((error: { code?: string; values?: object }) => `${error.code} ${JSON.stringify(error.values)}`)
  const end = async (...added: Promise<string>[]) => {
    letGo()
    await first
    return Promise.all(added)
  }
  return { queue, begun, add, end }
}
const busy = 'BUSY {"seconds":5}'

describe('a bounded queue by priority', () => {
  it('runs so many at once, and tells a task whether it has waited', async () => {
    const queue = priorityQueue({ ...roomy, running: 2 })
    let [now, most] = [0, 0]
    const task = async (hasWaited: boolean) => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setImmediate(resolve))
      now--
      return hasWaited
    }
    const waited = await Promise.all(Array.from({ length: 6 }, () => queue.run(task, { priority: 1, key: 'a' })))
    expect({ most, waited }).toEqual({ most: 2, waited: [false, false, true, true, true, true] })
    expect(queue.waiting()).toBe(0)
  })

  it('the smallest priority goes first, and within one the keys take turns', async () => {
    const { begun, add, end } = held()
    const places: [string, number, string][] = [
      ['other 1', 2, 'a'],
      ['other 2', 2, 'a'],
      ['other 3', 2, 'a'],
      ['else 1', 2, 'b'],
      ['known', 1, 'c'],
      ['signed in', 0, 'd'],
    ]
    await end(...places.map(([name, priority, key]) => add(name, { priority, key })))
    expect(begun).toEqual(['signed in', 'known', 'other 1', 'else 1', 'other 2', 'other 3'])
  })

  it('so many of one key wait, and no more', async () => {
    const { add, end } = held({ waitingOfKey: 2 })
    const answers = await end(...['1', '2', '3'].map((name) => add(name, { priority: 1, key: 'a' })), add('4', { priority: 1, key: 'b' }))
    expect(answers).toEqual(['1', '2', busy, '4'])
  })

  it('when it is full whoever holds most gives place: to another key, and to a smaller priority', async () => {
    const { queue, begun, add, end } = held({ waiting: 3 })
    const flood = ['1', '2', '3', '4'].map((name) => add(name, { priority: 2, key: 'flood' }))
    const others = [add('guest', { priority: 2, key: 'guest' }), add('signed in', { priority: 0, key: 'me' })]
    expect(queue.waiting()).toBe(3)
    expect(await end(...flood, ...others)).toEqual(['1', busy, busy, busy, 'guest', 'signed in'])
    expect(begun).toEqual(['signed in', '1', 'guest'])
  })

  it('when it is full nobody gives place to a larger priority, nor to one who holds as much', async () => {
    const { add, end } = held({ waiting: 2 })
    const waiting = ['a', 'b'].map((key) => add(key, { priority: 1, key }))
    const late = [add('c', { priority: 1, key: 'c' }), add('d', { priority: 2, key: 'd' })]
    expect(await end(...waiting, ...late)).toEqual(['a', 'b', busy, busy])
  })

  it('a task that fails fails alone, and its place is free again', async () => {
    const queue = priorityQueue(roomy)
    const failing = queue.run(() => Promise.reject(new Error('no')), { priority: 0, key: 'a' })
    const after = queue.run(() => Promise.resolve('yes'), { priority: 0, key: 'a' })
    await expect(failing).rejects.toThrow('no')
    expect(await after).toBe('yes')
  })
})
