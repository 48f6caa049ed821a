import Box from '@mui/material/Box'
import type { HTMLAttributes } from 'react'
import { matcher } from '@vigie/contract/kit/matching.ts'

export interface Choice {
  readonly id: number
  readonly label: string
  /** A second line: where it is, or what should be known before it is chosen. */
  readonly note?: string | undefined
}

/** More are found by typing: a list longer than this is not read. */
const most = 100

/** The choices that fit what is typed: without accents and case, by the beginnings of words. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const fits = matcher(typed)
  return choices.filter(({ label, note }) => fits(`${label} ${note ?? ''}`)).slice(0, most)
}

/** One choice of the list that opens. */
export const ChoiceLine = ({ choice, ...rest }: HTMLAttributes<HTMLLIElement> & { choice: Choice }) => (
  <Box component="li" {...rest} sx={option}>
    <span>{choice.label}</span>
    {choice.note && <small>{choice.note}</small>}
  </Box>
)

const option = {
  '&.MuiAutocomplete-option': {
    display: 'grid',
    justifyContent: 'start',
    alignItems: 'center',
    minHeight: 40,
    '@media (pointer: coarse)': { minHeight: 44 },
    borderRadius: '8px',
    px: 1.25,
    py: 0.75,
  },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem' },
} as const

export const paperStyles = { border: 1, borderColor: 'divider', boxShadow: 8, mt: 0.75, borderRadius: 1 } as const

/** As tall as any other field. */
export const asField = {
  '&.MuiOutlinedInput-root': { py: 0, pl: 0 },
  '& .MuiAutocomplete-input.MuiInputBase-input': { py: 1.5, pl: 1.75 },
} as const
