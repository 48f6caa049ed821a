import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fr } from '@vigie/phrases/fr/screens.ts'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const source = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/phrases/src/*.ts'], { cwd: root })
  .filter((file) => !/\.(test|testing)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')

interface Phrases {
  readonly [key: string]: string | Phrases
}
const keysOf = (phrases: Phrases, above = ''): string[] =>
  Object.entries(phrases).flatMap(([key, held]) => (typeof held === 'string' ? [above + key] : keysOf(held, `${above}${key}.`)))
const keys = keysOf(fr)
const plural = /_(zero|one|other)$/

test('each phrase of the screens is said somewhere', () => {
  const said = new Set(source.match(/\w+(\.\w+)+/g))
  // `shifts.zones.${zone}` says all that begin so.
  const begun = [...new Set([...source.matchAll(/(\w+\.[\w.]*)\$\{/g)].map(([, begins]) => begins!))]
  const unsaid = keys
    .map((key) => key.replace(plural, ''))
    .filter((key) => !said.has(key) && !begun.some((begins) => key.startsWith(begins)))
  expect(unsaid, 'take them out of packages/phrases/src/{fr,en,de}').toEqual([])
})

test('a phrase that counts has both its forms', () => {
  const known = new Set(keys)
  const alone = keys.filter((key) => plural.test(key) && !['_one', '_other'].every((form) => known.has(key.replace(plural, form))))
  expect(alone, 'write the other form in packages/phrases/src/{fr,en,de}: where it is missing, the key is shown').toEqual([])
})
