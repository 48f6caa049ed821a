import { useNavigate } from '@tanstack/react-router'
import type { LinkTarget } from '../../routing/linkTo.ts'
import { useListPage } from '../../ui/lists/useListPage.ts'

/** What the keyboard and a press do with the rows of a list of a month: each leads where it links to. `isLink`: they may be opened. */
export function useMonthPage<Row extends { readonly id: number }>(
  rows: readonly Row[],
  linkOf: (row: Row) => LinkTarget | null,
  isLink: boolean,
) {
  const navigate = useNavigate()
  const open = (id: number) => {
    const row = rows.find((one) => one.id === id)
    const link = row && linkOf(row)
    if (link) void navigate(link)
  }
  const onOpen = isLink ? open : undefined
  return { page: useListPage({ ids: rows.map(({ id }) => id), onOpen }), onOpen }
}
