import { describe, expect, it, vi } from 'vitest'
import { companyTtlCache, ttlCache } from './ttl-cache.ts'

const reader = () => {
  let count = 0
  return vi.fn<() => Promise<number>>(async () => ++count)
}

describe('a cache with a time to live', () => {
  it('reads once for its while, and shares a read under way', async () => {
    const [kept, read] = [ttlCache<number>(1000), reader()]
    expect(await Promise.all([kept.get('a', read), kept.get('a', read)])).toEqual([1, 1])
    expect([await kept.get('a', read), await kept.get('b', read)]).toEqual([1, 2])
  })

  it('reads anew after its while', async () => {
    const [kept, read] = [ttlCache<number>(20), reader()]
    await kept.get('a', read)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(await kept.get('a', read)).toBe(2)
  })

  it('reads anew what was forgotten, and nothing else', async () => {
    const [kept, read] = [ttlCache<number>(1000), reader()]
    await Promise.all([kept.get('a', read), kept.get('b', read)])
    kept.forget('a')
    expect([await kept.get('a', read), await kept.get('b', read)]).toEqual([3, 2])
  })

  it('does not keep a failure', async () => {
    const kept = ttlCache<number>(1000)
    await expect(kept.get('a', () => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
    expect(await kept.get('a', () => Promise.resolve(7))).toBe(7)
  })

  it('of no while keeps nothing, and never holds more than its most', async () => {
    const read = reader()
    const none = ttlCache<number>(0)
    expect([await none.get('a', read), await none.get('a', read)]).toEqual([1, 2])
    const small = ttlCache<number>(1000, 2)
    for (const key of ['a', 'b', 'c']) await small.get(key, read)
    expect(await small.get('a', read)).toBe(6)
  })
})

describe('a cache by company', () => {
  it('forgets one company and keeps the others', async () => {
    const [kept, read] = [companyTtlCache<number>(1000), reader()]
    expect([await kept.get(1, 'a', read), await kept.get(1, 'b', read), await kept.get(2, 'a', read)]).toEqual([1, 2, 3])
    kept.forget(1)
    expect([await kept.get(2, 'a', read), await kept.get(1, 'a', read), await kept.get(1, 'b', read)]).toEqual([3, 4, 5])
  })

  it('never holds more than its most, however many companies there are', async () => {
    const [kept, read] = [companyTtlCache<number>(1000, 3), reader()]
    for (const companyId of [1, 2, 3]) await kept.get(companyId, 'a', read)
    expect(await kept.get(1, 'a', read)).toBe(1)
    await kept.get(4, 'a', read)
    expect([await kept.get(1, 'a', read), await kept.get(2, 'a', read)]).toEqual([5, 6])
  })
})
