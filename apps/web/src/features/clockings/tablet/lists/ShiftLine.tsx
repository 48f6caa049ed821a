import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Theme } from '@mui/material/styles'
import { dayOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { todayAt } from '../../../../domains/shifts/useShiftWords.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay } from '../../../../kit/dates.ts'
import { figures } from '../../../../theme/augment.ts'
import type { Tone } from '../../../../theme/palette.ts'
import { NextIcon } from '../../../../ui/icons.tsx'
import { hovered, tabletTarget } from '../../../../ui/page/tablet.ts'
import { clockOf } from '../words.ts'

interface ShiftLineProps {
  readonly shift: Shift
  readonly now: Instant
  /** What a device serves several of, and then says. */
  readonly siteName: string | null
  readonly tone: Tone
  readonly state: ReactNode
  /** Leads to the keypad; without it the line says and does nothing. */
  readonly onChoose?: (() => void) | undefined
}

/** One service of a list, as large as a finger: its hours, whose it is, and how it stands in words beside the colour. */
export function ShiftLine({ shift, now, siteName, tone, state, onChoose }: ShiftLineProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const day = dayOf(shift.startsLocal)
  // Last night's service is of another day.
  const beside = [siteName, day !== todayAt(shift, now) && writtenDay(day, language, 'short')].filter(Boolean).join(' · ')
  const name = shift.agentName ?? t('clockings.lists.nameless')
  const inside = (
    <>
      <Box sx={{ flex: 'none', width: 76, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        <Box sx={{ fontSize: 24, lineHeight: 1.15 }}>{clockOf(shift.startsLocal)}</Box>
        <Box sx={{ fontSize: 16, fontWeight: 500, color: 'text.secondary' }}>{clockOf(shift.endsLocal)}</Box>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontSize: 19, fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>{name}</Box>
        {beside && <Box sx={{ fontSize: 15, color: 'text.secondary' }}>{beside}</Box>}
        <Box sx={{ mt: 0.25, fontSize: 16, fontWeight: 600, color: `tone.${tone}.ink` }}>{state}</Box>
      </Box>
    </>
  )
  if (!onChoose) return <Box sx={[line, edge(tone)]}>{inside}</Box>
  return (
    <ButtonBase onClick={onChoose} sx={[line, edge(tone), touchable]}>
      {inside}
      <NextIcon size={24} style={{ flex: 'none' }} />
    </ButtonBase>
  )
}

const edge = (tone: Tone) => (theme: Theme) => ({ borderInlineStartColor: theme.palette.tone[tone].mark })
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: '100%',
  minHeight: Math.max(92, tabletTarget),
  px: 2,
  py: 1.25,
  borderRadius: '14px',
  border: 1,
  borderColor: 'divider',
  borderInlineStartWidth: 6,
  bgcolor: 'background.paper',
  fontFamily: figures,
  textAlign: 'start',
} as const
const touchable = {
  touchAction: 'manipulation',
  '&:active': { bgcolor: 'primary.lighter' },
  [hovered]: { '&:hover': { bgcolor: 'action.hover' } },
} as const
