import { call } from '@vigie/contract/kit/call.ts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { handle, reading } from '../kit/handle.ts'
import { callTable } from './table.ts'

const callAt = (method: 'GET' | 'PUT', path: `/${string}`) =>
  call({ method, path, does: '', access: { nobody: [] }, input: z.object({}), output: z.object({}) })
const read = callAt('GET', '/preferences/{key}')
const write = callAt('PUT', '/preferences/{key}')
const mine = callAt('GET', '/preferences/mine')
const deep = callAt('GET', '/sites/{siteId}/counts/{id}')
const answer = (one: typeof read) => handle(one, () => ({}))
const table = callTable([read, write, mine, deep], [read, write, mine, deep].map(answer))

describe('the table of calls', () => {
  it('finds a call by its method and path, with the values in the path', () => {
    expect(table.find('GET', '/preferences/columns')).toMatchObject({ entry: { call: read }, values: { key: 'columns' } })
    expect(table.find('PUT', '/preferences/columns')?.entry.call).toBe(write)
    expect(table.find('GET', '/sites/5/counts/7')?.values).toEqual({ siteId: '5', id: '7' })
  })

  it('prefers the path that is said in full', () => {
    expect(table.find('GET', '/preferences/mine')?.entry.call).toBe(mine)
    expect(table.find('PUT', '/preferences/mine')?.entry.call).toBe(write)
  })

  it('reads what is written with percent signs, and leaves what cannot be read', () => {
    expect(table.find('GET', '/preferences/a%20b%2Fc')?.values).toEqual({ key: 'a b/c' })
    expect(table.find('GET', '/preferences/%zz')?.values).toEqual({ key: '%zz' })
  })

  it.each(['/preferences', '/preferences/', '/preferences/a/b', '//preferences/a', '/Preferences/a', ''])('does not find %s', (path) => {
    expect(table.find('GET', path)).toBeUndefined()
  })

  it('is refused at the start with a call without a handler, a handler twice, one for no call, or no access', () => {
    expect(() => callTable([read], [])).toThrow('has no handler')
    expect(() => callTable([read], [answer(read), answer(read)])).toThrow('has two handlers')
    expect(() => callTable([read], [answer(read), answer(write)])).toThrow('a handler of a call that no file')
    expect(() => callTable([write], [reading(write, () => ({}))])).toThrow('declared as reading')
    const hot = { ...read, isHot: true as const }
    expect(() => callTable([hot], [reading(hot, () => ({}))])).toThrow('declared as reading')
    const open = { ...read, access: {} }
    expect(() => callTable([open], [answer(open as typeof read)])).toThrow('has no access rule')
  })
})
