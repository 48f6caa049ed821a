import type { Call, Method } from '@vigie/contract/kit/call.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'
import type { Handler } from '../kit/handle.ts'
import { writerOf } from './wire.ts'

/** A call with its handler and the compiled writer of its answer. */
export interface Entry {
  readonly call: Call
  readonly handler: Handler
  readonly write: (value: unknown) => unknown
}
export interface Found {
  readonly entry: Entry
  /** The values in the path, as texts. */
  readonly values: Readonly<Record<string, string>>
}
export interface CallTable {
  readonly entries: readonly Entry[]
  find(method: string, path: string): Found | undefined
  /** Whether another method answers at this path. */
  methodsAt(path: string): Method[]
}

/** Ties calls to handlers. Throws at start for a call without a handler, a handler twice, or a call without access. */
export function callTable(calls: readonly Call[], handlers: readonly Handler[]): CallTable {
  const byName = new Map<string, Handler>()
  for (const handler of handlers) {
    const name = nameOf(handler.call)
    if (byName.has(name)) throw new Error(`${name} has two handlers`)
    byName.set(name, handler)
  }
  const entries = calls.map((call): Entry => {
    const handler = byName.get(nameOf(call))
    if (!handler) throw new Error(`${nameOf(call)} has no handler: tie one to it in a file .handlers.ts below apps/server/src/domains`)
    if (!call.access || Object.keys(call.access).length === 0)
      throw new Error(`${nameOf(call)} has no access rule: give it a row of access.calls.ts in the contract`)
    if (handler.isReading && (call.method !== 'GET' || call.isHot))
      throw new Error(`${nameOf(call)} is declared as reading, and is no GET, or hot`)
    return { call, handler, write: (writerOf(call.output) as ((value: unknown) => unknown) | null) ?? ((value) => value) }
  })
  const known = new Set(calls.map(nameOf))
  const stray = [...byName.keys()].filter((name) => !known.has(name))
  if (stray.length > 0) throw new Error(`${stray.join(', ')}: a handler of a call that no file of the contract exports`)
  return lookUpOver(entries)
}

function lookUpOver(entries: readonly Entry[]): CallTable {
  const plain = new Map<string, Entry>()
  const patterns: { method: Method; pattern: RegExp; names: string[]; entry: Entry }[] = []
  for (const entry of entries) {
    const { method, path } = entry.call
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
    if (names.length === 0) plain.set(`${method} ${path}`, entry)
    else patterns.push({ method, names, entry, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`) })
  }
  const find = (method: string, path: string): Found | undefined => {
    const entry = plain.get(`${method} ${path}`)
    if (entry) return { entry, values: {} }
    for (const candidate of patterns) {
      const match = candidate.method === method ? candidate.pattern.exec(path) : null
      if (match) return { entry: candidate.entry, values: valuesOf(candidate.names, match) }
    }
    return undefined
  }
  return {
    entries,
    find,
    methodsAt: (path) => (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((method) => find(method, path)),
  }
}

const valuesOf = (names: readonly string[], match: RegExpExecArray): Record<string, string> =>
  Object.fromEntries(names.map((name, at) => [name, decode(match[at + 1]!)]))

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
