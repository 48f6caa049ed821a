import { expect, it } from 'vitest'
import { entered, type Entries } from './devices.copies.rules.ts'

/** A browser as it names itself: it keeps what it asked with until it is answered. */
interface Copy {
  readonly answered: string | null
  readonly asked: string | null
}
let number = 0
const nothing: Entries = { entries: [], leftEntries: [] }

/** A server and any number of copies; `enter` answers the copy afterwards, and what the server has seen. */
function house() {
  let known = nothing
  return (copy: Copy, { isAnswered = true } = {}): { readonly copy: Copy; readonly areTwo: boolean } => {
    const entry = copy.asked ?? `entry ${++number}`
    const { areTwo, ...after } = entered(known, { entry, formerEntry: copy.answered })
    known = after
    return { copy: isAnswered ? { answered: entry, asked: null } : { ...copy, asked: entry }, areTwo }
  }
}
const fresh: Copy = { answered: null, asked: null }

it('one device is one, however often it signs in', () => {
  const enter = house()
  let copy = fresh
  for (let round = 0; round < 50; round++) {
    const done = enter(copy)
    expect(done.areTwo).toBe(false)
    copy = done.copy
  }
})

it('one whose answers are lost, or come again late, is one', () => {
  const enter = house()
  let copy = fresh
  for (let round = 0; round < 50; round++) {
    const isAnswered = round % 3 === 0
    const done = enter(copy, { isAnswered })
    expect(done.areTwo).toBe(false)
    const again = enter({ answered: null, asked: done.copy.asked ?? done.copy.answered })
    expect(again.areTwo).toBe(false)
    copy = done.copy
  }
})

it('one that crashes forgets its last entry as often as it likes and is one', () => {
  const enter = house()
  let former = fresh
  let copy = enter(fresh).copy
  for (let round = 0; round < 50; round++) {
    const isThrownBack = round % 2 === 0
    const done = enter(isThrownBack ? former : copy)
    expect(done.areTwo).toBe(false)
    former = isThrownBack ? former : copy
    copy = done.copy
  }
})

it('two copies that take turns are seen when the first comes back, and from then on each time', () => {
  const enter = house()
  const first = enter(fresh)
  const [one, other] = [enter(first.copy), enter(first.copy)]
  expect([first.areTwo, one.areTwo, other.areTwo]).toEqual([false, false, false])
  let [a, b] = [one.copy, other.copy]
  for (let round = 0; round < 10; round++) {
    const [again, then] = [enter(a), enter(b)]
    expect([again.areTwo, then.areTwo]).toEqual([true, true])
    ;[a, b] = [again.copy, then.copy]
  }
})

it('of three copies too, and of one that says nothing of itself', () => {
  const enter = house()
  const { copy } = enter(fresh)
  const [a, b, c] = [enter(copy), enter(copy), enter(copy)]
  expect([a, b, c].map(({ areTwo }) => areTwo)).toEqual([false, false, false])
  expect([enter(a.copy), enter(b.copy), enter(c.copy)].map(({ areTwo }) => areTwo)).toEqual([true, true, true])
  const other = house()
  const honest = other(fresh)
  other(fresh)
  expect(other(honest.copy).areTwo).toBe(true)
})
