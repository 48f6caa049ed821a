import Box from '@mui/material/Box'
import { clockOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../../kit/dates.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import type { Tone } from '../../../../theme/palette.ts'
import type { Icon } from '../../../../ui/firstIcons.tsx'
import { tile } from '../../../../ui/marks/ToneTile.tsx'

interface StoryLineProps {
  readonly at: Instant
  /** That begins with it, to be said above it. */
  readonly day: Day | null
  readonly shift: Shift
  readonly icon: Icon
  readonly tone: Tone
  readonly children: ReactNode
  /** What may be done about it: beside it, and below it over the whole width once it is a form. */
  readonly own?: ReactNode
  /** What takes the whole width below it. */
  readonly below?: ReactNode
}

/** One line of a service's story: when it happened on the clock of the site, its sign, and what it was. */
export function StoryLine({ at, day, shift, icon: Sign, tone, children, own, below }: StoryLineProps) {
  const language = useLanguage()
  return (
    <li>
      {day && <span className="day">{capital(writtenDay(day, language, 'whole'))}</span>}
      <span className="when">
        {clockOf(localOf(at, shift.timeZone))}
        <span className="visually-hidden"> · </span>
      </span>
      <span className="sign" aria-hidden="true">
        <Box component="span" sx={{ ...sign, color: `tone.${tone}.ink`, bgcolor: `tone.${tone}.soft` }}>
          <Sign size={15} />
        </Box>
      </span>
      <div className="what">{children}</div>
      {own && <div className="own">{own}</div>}
      {below && <div className="below">{below}</div>}
    </li>
  )
}

const sign = { ...tile(28), borderRadius: '50%', [forcedColours]: forcedEdge } as const
