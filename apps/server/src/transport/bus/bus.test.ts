import { expect, it, vi } from 'vitest'
import { closeBuses, event, holdTime, line, within } from './bus.testing.ts'
import { partLength } from './message.ts'

closeBuses()

it('says nothing while it is alone', async () => {
  const on = line()
  const one = await on.join()
  on.texts.length = 0
  for (let at = 0; at < 100; at++) one.bus.publish(event(at))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(on.texts).toEqual([])
  expect(one.bus.isAlone()).toBe(true)
})

it('brings every event to the other servers, once and in order, also one that is longer than a text and of any letters', async () => {
  const on = line()
  const [one, two, three] = [await on.join(), await on.join(), await on.join()]
  const long = 'Łódź, 東京, 😀 «é» '.repeat(2000)
  const all = [...Array.from({ length: 500 }, (_, at) => at), { long }, 'last']
  for (const what of all) one.bus.publish(event(what))
  await expect.poll(() => three.delivered.length).toBe(all.length)
  expect(two.delivered).toEqual(all)
  expect(three.delivered).toEqual(all)
  expect(one.delivered).toEqual([])
  expect(Math.max(...on.texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(7999)
  expect(on.texts.length).toBeGreaterThan(long.length / partLength)
})

it('keeps what it could not send until it can, and what was sent twice counts once', async () => {
  const on = line()
  const [one, two] = [await on.join(), await on.join()]
  on.cut(true)
  one.bus.publish(event('first'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  one.bus.publish(event('second'))
  on.cut(false)
  await expect.poll(() => two.delivered).toEqual(['first', 'second'])
  on.deafen(true)
  one.bus.publish(event('third'))
  await expect.poll(() => two.delivered).toEqual(['first', 'second', 'third'])
  on.deafen(false)
  one.bus.publish(event('fourth'))
  await expect.poll(() => two.delivered.at(-1)).toBe('fourth')
  expect(two.delivered).toEqual(['first', 'second', 'third', 'fourth'])
})

it('has sockets load anew where more was to be told than is kept, and where its own line was away', async () => {
  const on = line()
  const [one, two] = [await on.join(), await on.join()]
  on.cut(true)
  for (let at = 0; at < 10_001; at++) one.bus.publish(event(at))
  await new Promise((resolve) => setTimeout(resolve, 20))
  on.cut(false)
  await expect.poll(two.missed).toBe(1)
  expect(two.delivered).toEqual([])
  one.line.resumed()
  expect(one.missed()).toBe(1)
})

it('servers that did not hear one another for minutes find one another again, whoever’s line was away', async () => {
  holdTime()
  const on = line()
  const [one, two] = [await within(10, on.join()), await within(10, on.join())]
  // All lines are away, as where the database is.
  on.cut(true)
  await vi.advanceTimersByTimeAsync(180_000)
  on.cut(false)
  for (const { line: found } of [one, two]) found.resumed()
  expect([one.missed(), two.missed()]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(2000)
  one.bus.publish(event('after the outage'))
  await vi.advanceTimersByTimeAsync(100)
  expect(two.delivered).toEqual(['after the outage'])
  // One has been silent for so long that the other has forgotten it, and says nothing any more.
  on.mute(two.line, true)
  await vi.advanceTimersByTimeAsync(180_000)
  expect(one.bus.isAlone()).toBe(true)
  // What it had written last, it may have told nobody; the silence of all told nothing of anyone.
  expect(one.missed()).toBe(2)
  on.mute(two.line, false)
  two.line.resumed()
  await vi.advanceTimersByTimeAsync(2000)
  one.bus.publish(event('after the silence'))
  await vi.advanceTimersByTimeAsync(100)
  expect(two.delivered.at(-1)).toBe('after the silence')
})

it('a server that leaves has told all: nobody’s sockets load anew', async () => {
  holdTime()
  const on = line()
  const [one, two] = [await within(10, on.join()), await within(10, on.join())]
  await two.bus.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([one.bus.isAlone(), one.missed()]).toEqual([true, 0])
})

it('a server that joined while the line of one that was alone was away is found: both load anew, and hear one another', async () => {
  holdTime()
  const on = line()
  const one = await within(10, on.join())
  on.mute(one.line, true)
  const two = await within(3000, on.join())
  expect([one.bus.isAlone(), two.bus.isAlone()]).toEqual([true, true])
  on.mute(one.line, false)
  one.line.resumed()
  await vi.advanceTimersByTimeAsync(2000)
  expect([one.missed(), two.missed()]).toEqual([1, 1])
  one.bus.publish(event('from the first'))
  two.bus.publish(event('from the second'))
  await vi.advanceTimersByTimeAsync(100)
  expect([one.delivered, two.delivered]).toEqual([['from the second'], ['from the first']])
})

it('a server that stood still for so long that it was forgotten loads anew when it goes on', async () => {
  holdTime()
  const on = line()
  const [one, two] = [await within(10, on.join()), await within(10, on.join())]
  expect([one.missed(), two.missed()]).toEqual([0, 0])
  // It says nothing, and what is told waits for it; its line stands all the time.
  on.mute(two.line, true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(one.bus.isAlone()).toBe(true)
  on.mute(two.line, false)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(two.missed()).toBe(1)
  one.bus.publish(event('heard again'))
  await vi.advanceTimersByTimeAsync(100)
  expect(two.delivered).toEqual(['heard again'])
})

it('what is not a server’s, or was cut in the middle, harms nothing', async () => {
  const on = line()
  const [one, two] = [await on.join(), await on.join()]
  for (const text of ['', 'x', 'someone:1:1/1:{', 'someone:2:1/2:{"events":', 'someone:3:2/2:]}', 'someone:4:1/1:null'])
    two.line.receive(text)
  one.bus.publish(event('still heard'))
  await expect.poll(() => two.delivered).toEqual(['still heard'])
})

it('shares what is left of a budget, without saying whose it is', async () => {
  const on = line()
  const [one, two] = [await on.join(), await on.join()]
  // The first look notes what is given out from then on.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  for (let at = 0; at < 8; at++) expect(one.budget.take('192.0.2.7')).toBe(0)
  await expect.poll(() => two.budget.take('192.0.2.7', 3)).toBeGreaterThan(0)
  expect(two.budget.take('192.0.2.8', 3)).toBe(0)
  expect(on.texts.join('')).not.toContain('192.0.2.7')
})
