// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureAt } from './configure.testing.ts'
import { isFailing } from './connection.ts'
import { closeSocket, openSocket } from './socket.ts'

let asked = 0
const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
/** The file of the library, which does not come. */
const lost = () => {
  asked++
  return failed()
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  asked = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  configureAt(() => 1)
})
afterEach(() => {
  closeSocket()
  vi.useRealTimers()
})

it('what did not come is asked for again after a while, and at once where the network comes back', async () => {
  void openSocket(lost)
  await settled()
  expect([asked, isFailing.get(), vi.getTimerCount()]).toEqual([1, true, 1])
  window.dispatchEvent(new Event('online'))
  await settled()
  expect([asked, vi.getTimerCount()]).toEqual([2, 1])
  vi.runOnlyPendingTimers()
  await settled()
  expect(asked).toBe(3)
})

it('after a sign-out nothing is asked for any more, no timer is left over, and nobody is told that the line fails', async () => {
  const opened = openSocket(lost)
  await settled()
  closeSocket()
  await opened
  vi.runAllTimers()
  await settled()
  expect([asked, isFailing.get(), vi.getTimerCount()]).toEqual([1, false, 0])
})

it('what fails to come only after a sign-out says nothing of the line', async () => {
  let fail = () => {}
  const opened = openSocket(() => new Promise<void>((resolve) => (fail = resolve)).then(failed))
  closeSocket()
  fail()
  await opened
  expect([isFailing.get(), vi.getTimerCount()]).toEqual([false, 0])
})
