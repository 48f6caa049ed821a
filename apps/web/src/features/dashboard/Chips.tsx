import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'

interface ChipsProps<Name extends string> {
  readonly label: string
  readonly names: readonly Name[]
  readonly chosen: Name
  readonly wordOf: (name: Name) => string
  /** Undefined while it is not known. */
  readonly countOf: (name: Name) => number | undefined
  readonly onChoose: (name: Name) => void
}

/** One of a few parts of a list, each with how much it holds. */
export function Chips<Name extends string>({ label, names, chosen, wordOf, countOf, onChoose }: ChipsProps<Name>) {
  const { t } = useTranslation()
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {names.map((name) => {
        const count = countOf(name)
        return (
          <ButtonBase key={name} aria-pressed={name === chosen} onClick={() => onChoose(name)} sx={[chip, name === chosen && on]}>
            {wordOf(name)}
            <Box component="span" sx={{ fontWeight: 700, minWidth: '1ch' }}>
              {count !== undefined && t('dashboard.number', { value: count })}
            </Box>
          </ButtonBase>
        )
      })}
    </Box>
  )
}

const chip = {
  gap: 0.75,
  height: '2.25rem',
  '@media (pointer: coarse)': { height: '2.75rem' },
  px: 1.75,
  borderRadius: 99,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontFamily: figures,
  fontWeight: 600,
  fontSize: '0.875rem',
  '&:hover': { borderColor: 'edge' },
} as const
const on = {
  color: 'background.paper',
  bgcolor: 'text.primary',
  borderColor: 'text.primary',
  '&:hover': { borderColor: 'text.primary' },
} as const
