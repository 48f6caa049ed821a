import { expect, it, vi } from 'vitest'
import { closeBuses, event, holdTime, line, within } from './bus.testing.ts'
import { mostParts, partLength } from './message.ts'

closeBuses()

it('a message that is missing has the sockets of that server load anew, once, and of no other', async () => {
  const on = line()
  const [one, two, three] = [await on.join(), await on.join(), await on.join()]
  const say = async (what: string) => {
    one.bus.publish(event(what))
    await expect.poll(() => three.delivered.at(-1)).toBe(what)
  }
  await say('first')
  on.drop(two.line, true)
  await say('missing')
  on.drop(two.line, false)
  await say('second')
  await say('third')
  expect(two.delivered).toEqual(['first', 'second', 'third'])
  expect([one, two, three].map(({ missed }) => missed())).toEqual([0, 1, 0])
  // So is one whose beginning is missing.
  on.drop(two.line, 'once')
  const long = 'x'.repeat(3 * partLength)
  await say(long)
  await say('fourth')
  expect(two.delivered).toEqual(['first', 'second', 'third', 'fourth'])
  expect([one, two, three].map(({ missed }) => missed())).toEqual([0, 2, 0])
})

it('a message that cannot be read has the sockets load anew, as one that is missing', async () => {
  const on = line()
  const [one, two] = [await on.join(), await on.join()]
  const unreadable = ['{', 'null', '{"events":5}', '{"events":[null]}', '{"spent":null}', '{"unknown":5}']
  for (const [at, text] of unreadable.entries()) {
    two.line.receive(`someone:${at + 1}:1/1:${text}`)
    expect(two.missed(), text).toBe(at + 1)
  }
  expect(one.missed()).toBe(0)
})

it('what no server sends is nobody’s, and none of it is kept: parts too long, too many or of nothing, numbers that are none', async () => {
  const one = await line().join()
  const [long, endless] = ['x'.repeat(partLength + 1), '9'.repeat(400)]
  const forged = [
    `someone:1:1/2:${long}`,
    `someone:1:1/${mostParts + 1}:x`,
    `someone:1:1/${endless}:x`,
    'someone:1:1/0:{}',
    'someone:1:0/1:{}',
    'someone:1:3/2:{}',
    'someone:0:1/1:{}',
    `someone:${endless}:1/1:{}`,
    `${'someone'.repeat(10)}:1:1/1:{}`,
  ]
  for (const text of forged) {
    one.line.receive(text)
    expect(one.bus.isAlone(), text.slice(0, 40)).toBe(true)
  }
  // Names that objects have of themselves are names.
  one.line.receive('__proto__:1:1/1:{"state":"here"}')
  expect(one.bus.isAlone()).toBe(false)
})

it('what is missing because the line of a server was away has its sockets load anew once, when it is back', async () => {
  const on = line()
  const [one, two] = [await on.join(), await on.join()]
  one.bus.publish(event('heard'))
  await expect.poll(() => two.delivered).toEqual(['heard'])
  on.mute(two.line, true)
  on.texts.length = 0
  one.bus.publish(event('missed'))
  await expect.poll(() => on.texts.length).toBe(1)
  on.mute(two.line, false)
  two.line.resumed()
  one.bus.publish(event('after'))
  await expect.poll(() => two.delivered).toEqual(['heard', 'after'])
  expect([one.missed(), two.missed()]).toEqual([0, 1])
})

it('servers that were never connected since they opened find one another, and load anew', async () => {
  holdTime()
  const on = line()
  on.cut(true)
  const [one, two] = [await within(3000, on.join()), await within(3000, on.join())]
  on.cut(false)
  // Both say that they join before either hears the other answer.
  const subscribers = [one, two].map(({ line: found }) => found)
  for (const found of subscribers) on.mute(found, true)
  for (const found of subscribers) found.resumed()
  for (const found of subscribers) on.mute(found, false)
  await vi.advanceTimersByTimeAsync(3000)
  expect([one.missed() > 0, two.missed() > 0]).toEqual([true, true])
  expect([one.bus.isAlone(), two.bus.isAlone()]).toEqual([false, false])
})

it('those who are found while nothing can be sent are all told to load anew, when it can', async () => {
  holdTime()
  const on = line()
  const one = await within(10, on.join())
  const others = [await within(10, on.join()), await within(10, on.join()), await within(10, on.join())]
  // They say nothing for so long that the first forgets them, and go on while nothing of it is taken.
  for (const { line: found } of others) on.refuse(found, true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(one.bus.isAlone()).toBe(true)
  on.refuse(one.line, true)
  for (const { line: found } of others) on.refuse(found, false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(one.bus.isAlone()).toBe(false)
  expect(others.map(({ missed }) => missed())).toEqual([0, 0, 0])
  on.refuse(one.line, false)
  await vi.advanceTimersByTimeAsync(2000)
  for (const { missed } of others) expect(missed()).toBeGreaterThan(0)
})
