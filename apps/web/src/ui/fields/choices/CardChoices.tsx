import Box from '@mui/material/Box'
import { useId } from 'react'
import { figures } from '../../../theme/augment.ts'
import { ErrorIcon, type Icon } from '../../firstIcons.tsx'
import { CheckIcon } from '../../icons.tsx'

interface CardChoicesProps<V extends string> {
  readonly label: string
  /** The label is read and not shown: the part around it bears the same name. */
  readonly isNamed?: true
  /** None of them while nothing is chosen. */
  readonly value: V | ''
  readonly onChange: (value: V) => void
  readonly choices: readonly { readonly value: V; readonly text: string; readonly lang?: string; readonly icon?: Icon }[]
  /** What is wrong, in a sentence. */
  readonly problem?: string | undefined
}

/** One of few, each a card as large as a finger needs; the browser's own radio buttons answer to the arrows. */
export function CardChoices<V extends string>({ label, isNamed, value, onChange, choices, problem }: CardChoicesProps<V>) {
  const name = useId()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box
        component="legend"
        className={isNamed && 'visually-hidden'}
        sx={{ p: 0, mb: 1, fontFamily: figures, fontWeight: 600, fontSize: '0.875rem' }}
      >
        {label}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: columnsFor(choices.length) }}>
        {choices.map(({ value: own, text, lang, icon: ChoiceIcon }) => (
          <Box component="label" key={own} lang={lang} sx={styles}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={own}
              checked={own === value}
              {...(problem && { 'aria-invalid': true, 'aria-describedby': `${name}-problem` })}
              onChange={() => onChange(own)}
            />
            {ChoiceIcon && <ChoiceIcon />}
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {text}
            </Box>
            {own === value && <CheckIcon size={18} />}
          </Box>
        ))}
      </Box>
      {problem && (
        <Box
          id={`${name}-problem`}
          aria-live="polite"
          sx={{ display: 'flex', gap: 0.75, mt: 0.5, fontSize: '0.8125rem', color: 'tone.missing.ink' }}
        >
          <ErrorIcon size={16} style={{ flex: 'none', marginTop: 2 }} />
          <span>{problem}</span>
        </Box>
      )}
    </Box>
  )
}

/** A phone has room for two side by side; more stand one below the other, none alone in a second row. */
const columnsFor = (count: number) => ({
  xs: count > 2 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))`,
  sm: `repeat(${count}, minmax(0, 1fr))`,
})

const styles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 48,
  px: 1.75,
  border: 1,
  borderColor: 'edge',
  borderRadius: '10px',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:has(:checked)': {
    borderColor: 'primary.readable',
    color: 'primary.readable',
    bgcolor: 'primary.lighter',
    fontFamily: figures,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: 2 },
} as const
