import path from 'node:path'
import { operationsOf, type OpenApi } from './types.ts'
import { jsonText } from './text.ts'

/** The last reviewed description, for programs that use the API: `npm run openapi` writes it. */
export const committedFile = path.join(import.meta.dirname, '../../../../../packages/contract/openapi.json')
export const renewal = 'read the difference; if it is meant: npm run openapi'

export const textOf = (document: OpenApi): string => `${jsonText(document)}\n`

/** What a document says, in parts that change one by one: `GET /services`, `event shift.clocked`, `schemas Shift`. */
function partsOf(document: OpenApi): Map<string, string> {
  const { paths, components, 'x-events': events, ...rest } = document
  const named = (kind: string, all: object) => Object.entries(all).map(([name, one]) => [`${kind} ${name}`, one] as const)
  const calls = operationsOf({ paths }).map(({ method, path: at, operation }) => [`${method.toUpperCase()} ${at}`, operation] as const)
  const parts = [...calls, ...named('event', events), ...Object.entries(components).flatMap(([kind, all]) => named(kind, all))]
  return new Map([...parts, ...Object.entries(rest)].map(([name, one]) => [name, jsonText(one)]))
}

/** The lines of one text that the other lacks, each as often as it is missing there. */
function missingIn(other: string, text: string): string[] {
  const left = other.split('\n')
  return text.split('\n').filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** How a description differs from the committed one: a list of its parts, each with the lines that went (`-`) and came (`+`). */
export function differencesOf(committed: OpenApi, made: OpenApi): string[] {
  const [before, after] = [partsOf(committed), partsOf(made)]
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)]
    if (was === is) return []
    if (was === undefined) return [`${name} is new`]
    if (is === undefined) return [`${name} is gone`]
    const lines = [...missingIn(is, was).map((line) => `  - ${line.trim()}`), ...missingIn(was, is).map((line) => `  + ${line.trim()}`)]
    return [[name, ...lines].join('\n')]
  })
}
