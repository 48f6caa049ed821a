import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isSchema, namedShapes } from './shapes.ts'

it('every shape that a file exports has its name in the reference', async () => {
  const known = new Set<unknown>(namedShapes.map(([, holds]) => holds))
  const missing: string[] = []
  const files = globSync('*/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
  for (const file of files) {
    const exported = Object.entries((await import(path.join(import.meta.dirname, file))) as object)
    missing.push(...exported.filter(([, value]) => isSchema(value) && !known.has(value)).map(([name]) => `${file} ${name}`))
  }
  expect(missing, 'name their file in shapes.ts').toEqual([])
})

it('no two shapes have one name', () => {
  const names = namedShapes.map(([name]) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
