import { registerOf, type RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { useAsk } from '../../api/queries.ts'

/** The list whose rows a list refers to: the zones of holidays, the types of documents that kinds of contracts ask for. */
const referred: Readonly<Partial<Record<RegisterName, RegisterName>>> = { holidays: 'sectors', contractTypes: 'documentTypes' }

interface NamedRow {
  readonly id: number
  readonly name: string
  readonly code?: string
  readonly isArchived: boolean
}

/** The rows that a list refers to, what is archived too; none where it refers to nothing. */
export function useNamedRows(name: RegisterName): readonly NamedRow[] {
  const other = referred[name]
  const { list } = registerOf(other ?? name)
  const { data } = useAsk(list, { sort: 'name', limit: 200 } as never, { isEnabled: other !== undefined, staleTime: 60_000 })
  return (data?.rows ?? none) as unknown as readonly NamedRow[]
}
const none: readonly NamedRow[] = []
