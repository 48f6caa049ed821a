import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from './FilterSelect.tsx'

interface SortSelectProps<S extends string | null> {
  /** What the list can be put in order by, with its words. */
  readonly columns: readonly (readonly [Extract<S, string>, string])[]
  readonly sort: S
  readonly usual: S
  /** The words of the usual order, where it is none of the columns. */
  readonly usualWord?: string
  readonly onSort: (sort: S) => void
  /** What a wide page has in its head. */
  readonly beside?: ReactNode
}

/** The order of a list whose rows have no columns to press: on a phone, and of cards at a desk too. */
export function SortSelect<S extends string | null>({ columns, sort, usual, usualWord, onSort, beside }: SortSelectProps<S>) {
  const { t } = useTranslation()
  const orders = columns.flatMap(([key, name]) =>
    (['up', 'down'] as const).map((way) => [way === 'up' ? key : `-${key}`, t(`common.sort.${way}`, { name })] as const),
  )
  return (
    <Box sx={{ display: 'flex', gap: 1, gridColumn: '1 / -1' }}>
      <FilterSelect
        label={t('common.sort.title')}
        value={sort ?? ''}
        options={usualWord === undefined ? orders : [['', usualWord], ...orders]}
        onChange={(next) => onSort((next || usual) as S)}
      />
      {beside}
    </Box>
  )
}
