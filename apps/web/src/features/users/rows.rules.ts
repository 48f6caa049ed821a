import type { Output } from '@vigie/contract/kit/call.ts'
import type { PageCode, SettingKey } from '@vigie/contract/companies/settings.ts'
import { kindOf, pagesOf, rightColumns, type RightColumnKey, type UserGroup } from '@vigie/contract/users/users.kinds.ts'
import { wordOfPage, wordOfRight, type RightWord } from '@vigie/contract/users/users.rules.ts'
import type { listUsers, ListedUser } from '@vigie/contract/users/users.ts'

type Answer = Output<typeof listUsers>
export type Off = ReadonlySet<SettingKey>

/** A heading with what its columns are called, or a user under it. */
export type Row =
  | { readonly kind: 'heading'; readonly id: string; readonly group: UserGroup; readonly count: number | null }
  | { readonly kind: 'user'; readonly id: number; readonly user: ListedUser; readonly off: Off }

export const groupOf = ({ isActive, role }: Pick<ListedUser, 'isActive' | 'role'>): UserGroup => (isActive ? kindOf(role) : 'inactive')

/** The rows of one answer, a heading before the first user of each group. */
export function rowsOf({ rows, counts, formerGroup, offSettings }: Answer): Row[] {
  const off = new Set(offSettings)
  let former = formerGroup
  return rows.flatMap((user): Row[] => {
    const group = groupOf(user)
    const line: Row = { kind: 'user', id: user.id, user, off }
    if (group === former) return [line]
    former = group
    return [{ kind: 'heading', id: `group-${group}`, group, count: counts?.group[group] ?? null }, line]
  })
}

export type ColumnKey = RightColumnKey | PageCode
/** What a group of users has columns for, in their order. */
export const columnsOf = (group: UserGroup): readonly ColumnKey[] => {
  if (group === 'inactive') return []
  return group === 'manager' ? rightColumns.map(({ key }) => key) : pagesOf(group).map(({ code }) => code)
}

/** What a user may do of a column of its own kind; undefined: it is not one of them. */
export function wordOf({ role, rights, forbiddenPages }: ListedUser, key: ColumnKey, off: Off): RightWord | undefined {
  const kind = kindOf(role)
  if (!columnsOf(kind).includes(key)) return undefined
  return kind === 'manager' ? wordOfRight(key as RightColumnKey, rights, off) : wordOfPage(kind, key as PageCode, forbiddenPages, off)
}
