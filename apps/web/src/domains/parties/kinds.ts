import type { Call } from '@vigie/contract/kit/call.ts'
import type { Event } from '@vigie/contract/kit/event.ts'
import type { Party, PartyFields, PartyRow } from '@vigie/contract/kit/party.ts'
import type { FormName } from '../../records/useRecordWords.ts'
import type { Path } from '../../routing/address.ts'
import type { LinkTarget } from '../../routing/linkTo.ts'

/** A kind of company that this one works with, as its list, its form and its sheet show it. */
export interface PartyKind<F extends PartyFields, N extends string> {
  /** The page that its phrases belong to. */
  readonly name: 'clients' | 'partners'
  /** The part of them that names its fields. */
  readonly words: string
  readonly party: Party<F, N>
  /** The address of its list, and of one sheet. */
  readonly path: Path
  readonly linkOf: (id: number) => LinkTarget
  /** The fields of its form and of its sheet, group by group. */
  readonly groups: readonly { readonly group: string; readonly keys: readonly (keyof F & string)[] }[]
  /** What is said below fields as they stand in its form, beside what its phrases say. */
  readonly useHints?: (draft: Readonly<Record<string, unknown>>) => Partial<Record<keyof F, string>>
  /** What shows it elsewhere: asked for again when it changes. */
  readonly readers: readonly Call[]
  /** What changes what is counted of it. */
  readonly live: readonly Event[]
}
/** Any kind, for what treats all alike. */
export type AnyKind = PartyKind<PartyFields, never>
export type AnyParty = PartyRow

/** A kind for forms and sheets, which treat all alike. The compiler takes no `words` in which a word of its fields is missing. */
export const anyKind = <F extends PartyFields, N extends string, const W extends string>(
  kind: PartyKind<F, N> & { readonly words: FormName<W, F> },
): AnyKind => kind

export const stateOf = ({ isActive }: { readonly isActive: boolean }) => (isActive ? 'active' : 'inactive')
