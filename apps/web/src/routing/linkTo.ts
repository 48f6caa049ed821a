import type { NamedAddress } from './address.ts'
import { writeQuery, type Query, type Texts, type Values } from './query.ts'

/** What a link needs. */
export interface LinkTarget {
  readonly to: string
  readonly search: Texts
}

/** A link to an address with some of its values; the others are as usual there. */
export const linkTo = <Q extends Query>({ path, query }: NamedAddress<Q>, values: Partial<Values<Q>> = {}): LinkTarget => ({
  to: path,
  search: writeQuery(query, values),
})
