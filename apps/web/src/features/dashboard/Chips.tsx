import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { chipStyles, chipOn } from '../../ui/lists/filterChips.ts'

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
          <ButtonBase
            key={name}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
            sx={[chipStyles, wrapping, name === chosen && chipOn]}
          >
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

/** These stand in as many lines as they need, where the others never wrap. */
const wrapping = { flex: '0 1 auto', whiteSpace: 'normal' } as const
