import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { selectStyles } from '../fields/choices/SelectField.tsx'
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

/** The order of a list whose rows have no columns to press: on a phone, and of cards at a desk too. The system's own list. */
export function SortSelect<S extends string | null>({ columns, sort, usual, usualWord, onSort, beside }: SortSelectProps<S>) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', gap: 1, gridColumn: '1 / -1' }}>
      <Box sx={{ position: 'relative', display: 'grid', flex: 1, minWidth: 0 }}>
        <Box
          component="select"
          aria-label={t('common.sort.title')}
          value={sort ?? ''}
          onChange={(event) => onSort((event.target.value || usual) as S)}
          sx={[selectStyles, pill]}
        >
          {usualWord !== undefined && <option value="">{usualWord}</option>}
          {columns.flatMap(([key, name]) =>
            (['up', 'down'] as const).map((way) => (
              <option key={key + way} value={way === 'up' ? key : `-${key}`}>
                {t(`common.sort.${way}`, { name })}
              </option>
            )),
          )}
        </Box>
        <DownIcon style={{ position: 'absolute', right: 14, top: 'calc(50% - 10px)', pointerEvents: 'none' }} />
      </Box>
      {beside}
    </Box>
  )
}

/** As high as the filters that it stands among. */
const pill = {
  borderRadius: 99,
  height: { xs: '2.75rem', sm: '2.5rem' },
  '@media (pointer: coarse)': { height: '2.75rem' },
  minHeight: 0,
  fontSize: { xs: '1rem', sm: '0.875rem' },
} as const
