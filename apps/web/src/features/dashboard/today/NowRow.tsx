import Box from '@mui/material/Box'
import { Link } from '@tanstack/react-router'
import { clockOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toneOfState, type ShiftInState } from '../../../domains/shifts/states.rules.ts'
import { todayAt, useShiftWords } from '../../../domains/shifts/useShiftWords.ts'
import type { LinkTarget } from '../../../routing/linkTo.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'

interface NowRowProps {
  readonly judged: ShiftInState
  readonly now: Instant
  /** Where it is shown whole; null where the reader may not. */
  readonly link: LinkTarget | null
  /** What the row's link is for. */
  readonly act?: string | undefined
  /** Beside the link. */
  readonly children?: ReactNode
}

/** One service that is on now, or waits for somebody: its state, who, where and when. */
export function NowRow({ judged, now, link, act, children }: NowRowProps) {
  const { t } = useTranslation()
  const words = useShiftWords()
  const { shift, state } = judged
  // That nobody is planned says the state: what names the row is then its site.
  const who = shift.agentName ?? shift.siteName
  const beside = words.beside(shift, todayAt(shift, now))
  return (
    <li className={toneOfState[state] === 'missing' ? 'hot' : undefined}>
      <Box className="row" {...(link && { component: Link, ...link })} sx={columns}>
        <span className="tag">
          <Tag tone={toneOfState[state]}>{words.state(judged, now)}</Tag>
        </span>
        <span className="two">
          <b title={who}>{who}</b>
          {shift.agentName && <small title={shift.siteName}>{shift.siteName}</small>}
        </span>
        <span className="when figures">
          {t('shifts.times', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })}
          {beside && <small>{beside}</small>}
        </span>
        {act && (
          <Box component="b" className="act" sx={{ color: 'primary.readable' }}>
            {act}
          </Box>
        )}
      </Box>
      {children}
    </li>
  )
}

const columns = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr) 8.5rem 4.5rem' },
  '& .when': { whiteSpace: 'nowrap' },
  // A day and a zone have two lines at a desk, and where letters are spaced.
  '& .when small': { display: { xs: 'inline', md: 'block' }, ml: { xs: 0.75, md: 0 }, whiteSpace: 'normal' },
  '& .act': { display: { xs: 'none', md: 'block' } },
} as const
