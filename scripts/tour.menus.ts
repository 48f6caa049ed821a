import { fileURLToPath } from 'node:url'

/** The menus that the pictures of the README's five minutes show, written beside them by `npm run tour`. */
export const menusFile = fileURLToPath(new URL('../docs/tour/menus.json', import.meta.url))

interface Person {
  readonly main: readonly string[]
  readonly manage: readonly string[]
  readonly company: readonly string[]
}

/** The lines of the menus of those who are in the pictures. */
export const menusOf = (people: { readonly 'manager@demo.example': Person; readonly 'agent@demo.example': Person }) => ({
  manager: [...people['manager@demo.example'].main, ...people['manager@demo.example'].manage, ...people['manager@demo.example'].company],
  agent: people['agent@demo.example'].main,
})
