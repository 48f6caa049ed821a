import Box from '@mui/material/Box'
import type { AnyList } from '@vigie/contract/kit/list.ts'
import type { ReactNode } from 'react'
import { filterBar } from '../ui/lists/filterBar.ts'
import { FilterChips } from '../ui/lists/FilterChips.tsx'
import { FilterSelect } from '../ui/lists/FilterSelect.tsx'
import { ListSearch } from '../ui/lists/ListSearch.tsx'
import { SortSelect } from '../ui/lists/SortSelect.tsx'
import type { ListWords } from '../ui/lists/useListSearch.ts'
import { hasTable, type DefinedList } from './defineList.ts'
import type { ListView } from './listQuery.ts'
import { useListWords } from './useListWords.ts'

/** Rows by filter and word, of the first answer. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

interface ListFiltersProps<C extends AnyList, Context> {
  readonly list: DefinedList<C, Context>
  readonly view: ListView<C>
  /** Undefined while they are on their way. */
  readonly counts: Counts | undefined
  readonly search: ListWords
  readonly isPhone: boolean
  readonly onChange: (changes: Readonly<Record<string, unknown>>) => void
  /** What a phone has beside the order. */
  readonly beside: ReactNode
}

/** What narrows a list: chips with their counts, words, selects; and its order, where no heads of columns can be pressed. */
export function ListFilters<C extends AnyList, Context>(props: ListFiltersProps<C, Context>) {
  const { list, view, counts, search, isPhone, onChange, beside } = props
  const words = useListWords(list)
  const { filters, sortKeys, usualSort, isSearched } = list.call.list
  const values = view as Readonly<Record<string, string>>
  const { chips } = list
  const isCounted = (name: string, word: string) => word === 'all' || word === values[name] || (counts?.[name]?.[word] ?? 0) > 0
  const selects = Object.entries(filters).flatMap(([name, filter]) =>
    name !== chips && filter.words ? [[name, filter.words] as const] : [],
  )
  const hasSort = isPhone || !hasTable(list)
  const fieldCount = Number(isSearched) + selects.length + Number(hasSort)
  return (
    <Box sx={filterBar}>
      {chips && (
        <FilterChips
          label={words.filter(chips)}
          names={['all', ...filters[chips]!.words!].filter((word) => !list.hidesEmptyChips || isCounted(chips, word))}
          chosen={values[chips]!}
          wordOf={(word) => words.option(chips, word)}
          countOf={(word) => counts && words.number(counts[chips]?.[word] ?? 0)}
          onChoose={(word) => onChange({ [chips]: word })}
          usual="all"
        />
      )}
      {fieldCount > 0 && (
        <Box sx={fieldsOf(fieldCount, isSearched)}>
          {isSearched && (
            <ListSearch label={words.search} placeholder={words.searchHint()} clear={words.clear} search={search} maxLength={100} />
          )}
          {selects.map(([name, options]) => (
            <FilterSelect
              key={name}
              label={words.filter(name)}
              value={values[name]!}
              // A word of no rows is not offered, unless it is on.
              options={['all', ...options].filter((word) => isCounted(name, word)).map((word) => [word, words.option(name, word)])}
              onChange={(word) => onChange({ [name]: word })}
            />
          ))}
          {hasSort && (
            <Box>
              <SortSelect<string>
                columns={sortKeys.map((key) => [key, words.column(key)] as const)}
                sort={view.sort}
                usual={usualSort}
                onSort={(sort) => onChange({ sort })}
                beside={beside}
              />
            </Box>
          )}
        </Box>
      )}
    </Box>
  )
}

/** Words take a little more than the others; on a phone each has a line. */
const fieldsOf = (count: number, isSearched: boolean) => ({
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: [isSearched ? 'minmax(0, 1.3fr)' : 'minmax(0, 1fr)', ...Array.from({ length: count - 1 }, () => 'minmax(0, 1fr)')].join(' '),
  },
})
