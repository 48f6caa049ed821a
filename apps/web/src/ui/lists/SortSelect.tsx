import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pillHeight } from '../fields/choices/Combobox.tsx'
import { DownIcon } from '../icons.tsx'

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

/**
 * The order of a list whose rows have no columns to press: on a phone, and of cards at a desk too. The system's own list lies
 * unseen over what is drawn: with letters as small as its neighbours' a phone would zoom in on it.
 */
export function SortSelect<S extends string | null>({ columns, sort, usual, usualWord, onSort, beside }: SortSelectProps<S>) {
  const { t } = useTranslation()
  const orders = columns.flatMap(([key, name]) =>
    (['up', 'down'] as const).map((way) => [way === 'up' ? key : `-${key}`, t(`common.sort.${way}`, { name })] as const),
  )
  const word = orders.find(([order]) => order === sort)?.[1] ?? usualWord
  return (
    <Box sx={{ display: 'flex', gap: 1, gridColumn: '1 / -1' }}>
      <Box sx={drawn} title={word}>
        <span aria-hidden="true">{word}</span>
        <DownIcon />
        <select aria-label={t('common.sort.title')} value={sort ?? ''} onChange={(event) => onSort((event.target.value || usual) as S)}>
          {usualWord !== undefined && <option value="">{usualWord}</option>}
          {orders.map(([order, name]) => (
            <option key={order} value={order}>
              {name}
            </option>
          ))}
        </select>
      </Box>
      {beside}
    </Box>
  )
}

/** As the other filters that it stands among. */
const drawn = {
  ...pillHeight,
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  pl: 1.75,
  pr: 1.25,
  border: 1,
  borderColor: 'edge',
  borderRadius: 99,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  '& span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flex: 'none' },
  '& select': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    font: 'inherit',
    fontSize: '1rem',
    cursor: 'pointer',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: 2 },
} as const
