import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { siteChoices, type SiteChoice } from '../../routing/addresses/sites.ts'
import { chipLine, chipStyles, chipOn } from '../../ui/lists/filterChips.ts'
import type { MonthCounts } from './counts.ts'

interface ChoiceChipsProps {
  readonly choice: SiteChoice
  readonly counts: MonthCounts | null
  readonly onChoice: (choice: SiteChoice) => void
  /** What stands beside them. */
  readonly aside: ReactNode
}

const countOf = { active: 'inMonth', unassigned: 'unassigned', all: 'all' } as const

/** Which sites of the month, each with how many it would show. */
export function ChoiceChips({ choice, counts, onChoice, aside }: ChoiceChipsProps) {
  const { t } = useTranslation()
  return (
    <Box role="group" aria-label={t('sites.filters.title')} sx={chipLine}>
      {siteChoices.map((name) => (
        <ButtonBase key={name} aria-pressed={choice === name} onClick={() => onChoice(name)} sx={[chipStyles, choice === name && chipOn]}>
          {t(`sites.filters.${name}`)}
          <Box component="span" sx={{ fontWeight: 700, minWidth: '1ch' }}>
            {counts && t('shifts.figures.number', { value: counts[countOf[name]] })}
          </Box>
        </ButtonBase>
      ))}
      {aside}
    </Box>
  )
}
