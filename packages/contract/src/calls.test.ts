import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { calls, isCall } from './calls.ts'
import { events, isEvent } from './events.ts'

/** What every file of a domain exports, by `<file> <name>`. */
const exported = await Promise.all(
  globSync('*/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !/^kit\/|\.test\.ts$/.test(file))
    .map(async (file) =>
      Object.entries((await import(path.join(import.meta.dirname, file))) as object).map(
        ([name, value]) => [`${file} ${name}`, value] as const,
      ),
    ),
).then((files) => files.flat())

it('every call that a file declares is in the table of calls', () => {
  const known = new Set<unknown>(calls)
  const missing = exported.filter(([, value]) => isCall(value) && !known.has(value)).map(([name]) => name)
  expect(missing, 'name their file in calls.ts').toEqual([])
  expect(exported.filter(([, value]) => isCall(value))).toHaveLength(calls.length)
})

it('a call that says no access is taken for one, and left to the start of the server to tell', () => {
  const { access: _, ...without } = calls[0]!
  expect(isCall(without)).toBe(true)
})

it('every event that a file declares is in the list of events', () => {
  const known = new Set<unknown>(events)
  const missing = exported.filter(([, value]) => isEvent(value) && !known.has(value)).map(([name]) => name)
  expect(missing, 'name them in events.ts').toEqual([])
})
