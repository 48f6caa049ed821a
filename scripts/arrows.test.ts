import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

interface Side {
  readonly path?: string | readonly string[]
  readonly pathNot?: string | readonly string[]
}
interface Rule {
  readonly name: string
  readonly from: Side
  readonly to: Side & { readonly circular?: boolean }
}
const require = createRequire(import.meta.url)
const { forbidden } = require('../.dependency-cruiser.cjs') as { forbidden: readonly Rule[] }
type Imports = ReadonlyMap<string, ReadonlySet<string>>
const { circlesIn, siblingImports } = require('./circles.cjs') as {
  circlesIn: (imports: Imports) => [string, string[]][]
  siblingImports: (imports: readonly (readonly [file: string, other: string])[]) => ReadonlyMap<string, Imports>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const isFolderOfOthers = (name: string) => /(^|\/)(node_modules|dist)$/.test(name)
const files = [
  ...globSync('{packages,apps}/**/*.{ts,tsx}', { cwd: root, exclude: isFolderOfOthers }),
  ...globSync('node_modules/{zod,@*/*}/package.json', { cwd: root }),
]

const listed = (patterns: Side['path']): readonly string[] => (patterns === undefined ? [] : [patterns].flat())
/** A pattern with what a rule's `from` has found in place of $1. */
const filled = (pattern: string, found = '[^/]+') => new RegExp(pattern.replaceAll('$1', found))
const isMet = ({ path, pathNot }: Side, file: string, found?: string): boolean =>
  (path === undefined || listed(path).some((one) => filled(one, found).test(file))) &&
  !listed(pathNot).some((one) => filled(one, found).test(file))

/** `^a/(b|c)/` as `^a/b/` and `^a/c/`: each folder that a pattern of ours names. */
function eachFolder(pattern: string): string[] {
  const [choice, words] = /\(([\w-]+(?:\|[\w-]+)+)\)/.exec(pattern) ?? []
  if (choice === undefined || !/^\^(apps|packages)\//.test(pattern)) return [pattern]
  return words!.split('|').flatMap((word) => eachFolder(pattern.replace(choice, word)))
}

describe('each rule of the arrows', () => {
  const patterns = forbidden.flatMap(({ name, from, to }) =>
    [from.path, from.pathNot, to.path, to.pathNot]
      .flatMap(listed)
      .flatMap((one) => eachFolder(one).map((folder) => [name, folder] as const)),
  )
  test('names folders and files that exist', () => {
    expect(patterns.filter(([, pattern]) => !files.some((file) => filled(pattern).test(file)))).toEqual([])
  })
  test('would refuse an import between two files that exist', () => {
    const isWithoutUse = ({ from, to }: Rule) =>
      !files.some((file) => {
        if (!isMet(from, file)) return false
        const found = listed(from.path).map((one) => filled(one).exec(file)?.[1])[0]
        return files.some((other) => isMet(to, other, found))
      })
    expect(forbidden.filter(isWithoutUse).map(({ name }) => name)).toEqual([])
  })
})

describe('circles of folders', () => {
  const circles = (arrows: Readonly<Record<string, string>>) =>
    circlesIn(new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to.split(' ').filter(Boolean))])))
  test('include every folder on the way back, and no folder that only leads there', () => {
    expect(circles({ app: 'a', a: 'b', b: 'c', c: 'a kit', kit: '' }).map(([folder, others]) => [folder, others.toSorted()])).toEqual([
      ['a', ['b', 'c']],
      ['b', ['a', 'c']],
      ['c', ['a', 'b']],
    ])
  })
  test('do not exist where all imports lead down', () => {
    expect(circles({ a: 'b kit', b: 'kit', kit: '' })).toEqual([])
  })
  test('are those of siblings: a folder, its parent and the files beside it form none', () => {
    const imports = siblingImports([
      ['src/shifts/list/Row.ts', 'src/shifts/panel/deep/Panel.ts'],
      ['src/shifts/list/Row.ts', 'src/shifts/words.ts'],
      ['src/shifts/Board.ts', 'src/shifts/list/Row.ts'],
      ['src/shifts/list/Row.ts', 'src/sites/name.ts'],
    ])
    expect([...imports]).toEqual([
      ['src/shifts', new Map([['list', new Set(['panel'])]])],
      ['src', new Map([['shifts', new Set(['sites'])]])],
    ])
  })
})
