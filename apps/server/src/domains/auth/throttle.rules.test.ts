import { describe, expect, it } from 'vitest'
import { delaysOf } from './throttle.rules.ts'

describe('the delays after wrong tries', () => {
  it('are none while tries are free, then double from 5 seconds up to a quarter of an hour', () => {
    expect(delaysOf('account')).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900])
  })

  it('an address may be a whole company, and has more free tries than an account', () => {
    const free = (by: Parameters<typeof delaysOf>[0]) => delaysOf(by).filter((seconds) => seconds === 0).length + 1
    expect([free('account'), free('device'), free('link'), free('address')]).toEqual([5, 10, 10, 40])
  })

  it('never shrink', () => {
    for (const by of ['account', 'device', 'address', 'link'] as const) {
      expect(delaysOf(by)).toEqual(delaysOf(by).toSorted((one, other) => one - other))
    }
  })
})
