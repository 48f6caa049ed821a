import path from 'node:path'
import { modulesOf, type GatheredModule } from '@vigie/contract/gather/modules.ts'

type Lists<Name extends string, Item> = GatheredModule<Readonly<Partial<Record<Name, readonly Item[]>>>>

/** The items of the list that each file exports under this name. */
export const listsIn = <Name extends string, Item>(name: Name, files: readonly Lists<Name, Item>[]): Item[] =>
  files.flatMap(({ file, exports }) => {
    const list = exports[name]
    if (!list) throw new Error(`apps/server/src/domains/${file} must export its list as \`${name}\``)
    return list
  })

/** The same of all files of the domains that are called `*.<name>.ts`. */
export const gathered = async <Item>(name: 'handlers' | 'tasks'): Promise<Item[]> =>
  listsIn(name, await modulesOf(path.join(import.meta.dirname, 'domains'), new RegExp(String.raw`\.${name}\.ts$`)))
