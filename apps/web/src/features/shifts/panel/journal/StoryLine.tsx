import Box from '@mui/material/Box'
import { clockOf, dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay } from '../../../../kit/dates.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import type { Tone } from '../../../../theme/palette.ts'
import type { Icon } from '../../../../ui/icons.tsx'
import { tile } from '../../../../ui/marks/ToneTile.tsx'

interface StoryLineProps {
  readonly at: Instant
  readonly shift: Shift
  readonly icon: Icon
  readonly tone: Tone
  readonly children: ReactNode
}

/** One line of a service's story: when it happened on the clock of the site, its sign, and what it was. */
export function StoryLine({ at, shift, icon: Sign, tone, children }: StoryLineProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const local = localOf(at, shift.timeZone)
  return (
    <li>
      <span className="when">
        {clockOf(local)}
        {dayOf(local) !== dayOf(shift.startsLocal) && (
          <small>{t('shifts.journal.onDay', { day: writtenDay(dayOf(local), language, 'short') })}</small>
        )}
        <span className="visually-hidden"> · </span>
      </span>
      <Box component="span" aria-hidden="true" sx={{ ...sign, color: `tone.${tone}.ink`, bgcolor: `tone.${tone}.soft` }}>
        <Sign size={15} />
      </Box>
      <div className="what">{children}</div>
    </li>
  )
}

const sign = { ...tile(28), zIndex: 1, borderRadius: '50%', [forcedColours]: forcedEdge } as const
