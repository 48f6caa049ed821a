import type { Call } from '../src/kit/call.ts'
import { exportsOf, isCall, type ContractModule } from './contract.ts'

/** A domain of the API reference. */
export interface Domain {
  /** One sentence for the reference: `about` of the domain's file. */
  readonly does: string
  /** By the names under which the contract exports them. */
  readonly calls: Readonly<Record<string, Call>>
}

/**
 * The domains in alphabetical order, each with the calls of its files: first those of the file that bears its name. A file
 * belongs to the domain of its folder; one that exports `about` itself is a domain of its own (`auth/profile.ts`).
 */
export function domainsOf(modules: readonly ContractModule[]): Readonly<Record<string, Domain>> {
  const abouts = new Map(modules.flatMap(({ file, exports: { about } }) => (typeof about === 'string' ? [[file, about] as const] : [])))
  const mainOf = (file: string) => (abouts.has(file) ? file : file.replace(/^([^/]+)\/.*$/, '$1/$1.ts'))
  const withCalls = modules.filter((one) => exportsOf(one, isCall).length > 0)
  const byMain = Map.groupBy(withCalls, ({ file }) => mainOf(file))
  const domains = [...byMain].map(([main, files]): [string, Domain] => {
    const does = abouts.get(main)
    if (does === undefined)
      throw new Error(
        `packages/contract/src/${files[0]!.file} declares a call: export \`about\`, a sentence for the reference, from ${main} beside it`,
      )
    const inOrder = files.toSorted((one, other) => Number(other.file === main) - Number(one.file === main))
    return [main.replace(/^.*\/|\.ts$/g, ''), { does, calls: Object.fromEntries(inOrder.flatMap((one) => exportsOf(one, isCall))) }]
  })
  return Object.fromEntries(domains.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
