import Box from '@mui/material/Box'
import type { Call, Output } from '@vigie/contract/kit/call.ts'
import { useState, type ReactNode } from 'react'
import type { Query, Values } from '../routing/query.ts'
import { Combobox } from '../ui/fields/choices/Combobox.tsx'
import { filterBar, filterBarBeside } from '../ui/lists/filterBar.ts'
import { FilterChips } from '../ui/lists/FilterChips.tsx'
import { FilterSelect } from '../ui/lists/FilterSelect.tsx'
import { ListSearch } from '../ui/lists/ListSearch.tsx'
import { SortSelect } from '../ui/lists/SortSelect.tsx'
import type { ListWords } from '../ui/lists/useListSearch.ts'
import { hasOrders, hasTable, isOn, wordsIn, type AnyRow, type ListDefinition, type PickFilter, type WordFilter } from './defineList.ts'
import { FoldLine } from './FoldLine.tsx'
import { useListWords } from './useListWords.ts'

interface ListFiltersProps<C extends Call, Q extends Query, Row extends AnyRow, Context> {
  readonly list: ListDefinition<C, Q, Row, Context>
  readonly view: Values<Q>
  readonly first: Output<C> | undefined
  readonly context: Context
  readonly search: ListWords
  readonly isPhone: boolean
  readonly onChange: (changes: Readonly<Record<string, unknown>>) => void
  /** What stands beside the chips; and what a phone has beside the order. */
  readonly besideChips: ReactNode
  readonly besideOrder: ReactNode
}

/** What narrows a list: chips with their counts, words, selects; and its order, where no heads of columns can be pressed. */
export function ListFilters<C extends Call, Q extends Query, Row extends AnyRow, Context>(props: ListFiltersProps<C, Q, Row, Context>) {
  const { list, view, first, context, search, isPhone, onChange, besideChips, besideOrder } = props
  const words = useListWords(list)
  const values = view as Readonly<Record<string, unknown>>
  const shown = list.filters.filter(({ isShown }) => isShown?.(context) ?? true)
  const isSearched = wordsIn(values) !== null
  const fields = shown.filter(({ as }) => as === 'select' || as === 'pick')
  const hasOrder = (isPhone || !hasTable(list)) && hasOrders(list)
  const optionsOf = (filter: WordFilter<Output<C>, Context>): readonly string[] => {
    const all = typeof filter.words === 'function' ? filter.words(context) : filter.words
    const isOffered = (word: string) =>
      word === filter.usual || word === values[filter.key] || Boolean(filter.countOf?.(word, first, context))
    return filter.hidesEmpty ? all.filter(isOffered) : all
  }
  const wordOf = (filter: WordFilter<Output<C>, Context>, word: string) => filter.wordOf?.(word, context) ?? words.option(filter.key, word)
  const chips = shown.find((filter): filter is WordFilter<Output<C>, Context> => filter.as === 'chips')
  const offered = chips ? optionsOf(chips) : []
  // Another word that an address names is there for as long as it is on.
  const passing = chips && !offered.includes(values[chips.key] as string) ? [values[chips.key] as string] : []
  const fieldCount = Number(isSearched) + fields.length
  const isFolding = isPhone && list.foldsOnPhone === true && fields.length > 0
  const [isOpen, setOpen] = useState(false)
  const hasMore = !isFolding || isOpen
  const searching = isSearched && (
    <ListSearch
      label={words.search}
      placeholder={list.searchHint?.(context) ?? words.searchHint()}
      clear={words.clear}
      search={search}
      maxLength={100}
    />
  )
  return (
    <Box sx={list.hasFieldsBeside ? filterBarBeside(fieldCount > 2 ? '66rem' : '50rem', `${4 + 12 * fieldCount}rem`) : filterBar}>
      {chips && (
        <FilterChips
          label={words.filter(chips.key)}
          names={[...offered, ...passing]}
          chosen={values[chips.key] as string}
          wordOf={(word) => wordOf(chips, word)}
          isPassing={(word) => passing.includes(word)}
          {...(chips.countOf && {
            countOf: (word: string) => {
              const count = chips.countOf!(word, first, context)
              return typeof count === 'number' ? words.number(count) : count
            },
          })}
          onChoose={(word) => onChange({ [chips.key]: word })}
          usual={chips.usual}
        >
          {besideChips}
        </FilterChips>
      )}
      {(fieldCount > 0 || hasOrder) && (
        <Box sx={fieldsOf(fieldCount, isSearched, list.hasFieldsBeside && fieldCount === 2)}>
          {isFolding ? (
            <FoldLine
              word={words.more(fields.filter((filter) => isOn(filter, values)).length)}
              isOpen={isOpen}
              onTurn={() => setOpen(!isOpen)}
            >
              {searching}
            </FoldLine>
          ) : (
            searching
          )}
          {(hasMore ? fields : []).map((filter) =>
            filter.as === 'pick' ? (
              <Pick key={filter.key} name={list.name} filter={filter} value={values[filter.key]} {...{ first, context, onChange }} />
            ) : (
              filter.as === 'select' && (
                <FilterSelect
                  key={filter.key}
                  label={words.filter(filter.key)}
                  value={values[filter.key] as string}
                  options={optionsOf(filter).map((word) => [word, wordOf(filter, word)])}
                  onChange={(word) => onChange({ [filter.key]: word })}
                />
              )
            ),
          )}
          {hasMore && hasOrder && (
            <Order list={list} sort={values['sort'] as string | null} {...{ context, onChange }} beside={besideOrder} />
          )}
        </Box>
      )}
    </Box>
  )
}

interface PickProps<Out, Context> {
  readonly name: string
  readonly filter: PickFilter<Out, Context>
  readonly value: unknown
  readonly first: Out | undefined
  readonly context: Context
  readonly onChange: (changes: Readonly<Record<string, unknown>>) => void
}

function Pick<Out, Context>({ name, filter: { key, choices }, value, first, context, onChange }: PickProps<Out, Context>) {
  const words = useListWords({ name })
  return (
    <Combobox
      isFilter
      label={words.filter(key)}
      choices={choices(first, context)}
      value={value as number | null}
      onChange={(id) => onChange({ [key]: id })}
      placeholder={words.option(key, 'all')}
      noChoice={words.option(key, 'none')}
      open={words.open}
      clear={words.clear}
    />
  )
}

interface OrderProps<C extends Call, Q extends Query, Row extends AnyRow, Context> {
  readonly list: ListDefinition<C, Q, Row, Context>
  readonly sort: string | null
  readonly context: Context
  readonly onChange: (changes: Readonly<Record<string, unknown>>) => void
  readonly beside: ReactNode
}

function Order<C extends Call, Q extends Query, Row extends AnyRow, Context>(props: OrderProps<C, Q, Row, Context>) {
  const { list, sort, context, onChange, beside } = props
  const words = useListWords(list)
  const { keys, usual } = list.sorts
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <SortSelect<string | null>
        columns={(typeof keys === 'function' ? keys(context) : keys).map((key) => [key, words.column(key)] as const)}
        sort={sort}
        usual={usual}
        {...(usual === null && { usualWord: words.column('none') })}
        onSort={(next) => onChange({ sort: next })}
        beside={beside}
      />
    </Box>
  )
}

/** Words take a little more than the others; on a phone they have a line of their own unless two fields share it, as two choices do. */
const fieldsOf = (count: number, isSearched: boolean, isShared = false) => ({
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: {
    xs: count > 2 || isShared ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
    sm: [
      isSearched ? 'minmax(0, 1.3fr)' : 'minmax(0, 1fr)',
      ...Array.from({ length: Math.max(0, count - 1) }, () => 'minmax(0, 1fr)'),
    ].join(' '),
  },
  ...(isSearched && !isShared && { '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } } }),
})
