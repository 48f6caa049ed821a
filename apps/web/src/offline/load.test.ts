// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { connection } from '../api/connection.ts'
import { loadOffline } from './load.ts'

it('what did not come while the network went is asked for again as soon as it is back, and begun once', async () => {
  let [asked, begun] = [0, 0]
  const startOffline = () => Promise.resolve(void begun++)
  const loaded = loadOffline(async () => {
    asked++
    if (asked < 3) throw new TypeError('Failed to fetch dynamically imported module')
    return { startOffline }
  })
  void loadOffline(() => Promise.resolve({ startOffline }))
  await Promise.resolve()
  for (let tries = 0; tries < 2; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    connection.set('opening')
    connection.set('live')
  }
  await loaded
  expect([asked, begun]).toEqual([3, 1])
})
