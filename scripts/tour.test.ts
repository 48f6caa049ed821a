import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { people } from '../e2e/kit/screens/built.ts'
import { menusFile, menusOf } from './tour.menus.ts'

const root = path.join(import.meta.dirname, '..')

it('the menu in the README’s pictures is the menu: after a change of it, `npm run tour`', () => {
  expect(JSON.parse(readFileSync(menusFile, 'utf8'))).toEqual(menusOf(people))
})

it('the README shows pictures that are there', () => {
  const shown = [...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/\((docs\/tour\/[\w-]+\.png)\)/g)].map(([, file]) => file!)
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
