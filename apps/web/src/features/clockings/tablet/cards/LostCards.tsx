import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { CardAgent } from '@vigie/contract/clockings/clockings.cards.ts'
import { useTranslation } from 'react-i18next'
import { tabletTarget } from '../../../../ui/page/tablet.ts'
import { othersOf, type HeldCard } from './cards.rules.ts'

interface LostCardsProps {
  readonly card: HeldCard
  readonly agent: CardAgent
  readonly isOnly: boolean
  readonly onChange: (isOnly: boolean) => void
}

/** Whoever has cards already has lost them, or keeps them: nobody but the manager knows. */
export function LostCards({ card, agent, isOnly, onChange }: LostCardsProps) {
  const { t } = useTranslation()
  const count = othersOf(card, agent)
  if (count === 0) return null
  return (
    <FormControlLabel
      control={<Checkbox checked={isOnly} onChange={(_, isChecked) => onChange(isChecked)} />}
      label={t('clockings.cards.lost', { count })}
      sx={{ minHeight: tabletTarget, mx: 0, '& .MuiFormControlLabel-label': { fontSize: 17 } }}
    />
  )
}
