import Box from '@mui/material/Box'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../../session/useNow.ts'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { navy } from '../../../../theme/palette.ts'
import { BackIcon } from '../../../../ui/icons.tsx'
import { BoxLink } from '../../../../ui/links/BoxLink.tsx'
import { useArrival } from '../../../../ui/page/useArrival.ts'
import { useEscape } from '../../../../ui/page/useEscape.ts'
import { navyText, onPhone, tabletTarget } from '../../../../ui/page/tablet.ts'
import { useSecondsTo } from '../SecondsLeft.tsx'
import { timeIn } from '../words.ts'
import { useUntouched } from '../useUntouched.ts'

/** Milliseconds untouched after which the tablet goes back to its start: a list is read longer than a step is. */
const patience = 60_000
/** Seconds before the end at which the return is announced. */
const announced = 10

interface ListsFrameProps {
  readonly title: string
  readonly text: string
  readonly timeZone: string
  readonly children: ReactNode
}

/** A list of the tablet: the way back and the time on navy above it, and by itself back to the keypad after a minute. */
export function ListsFrame({ title, text, timeZone, children }: ListsFrameProps) {
  const { t } = useTranslation()
  const now = useNow(60)
  const navigate = useNavigate()
  // What was shown stays in no history: Back does not lead to it again.
  const leave = () => void navigate({ to: '/pointages', replace: true })
  const seconds = useSecondsTo(useUntouched(patience, leave))
  useEscape(true, leave)
  const isEnding = seconds !== null && seconds <= announced
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Box component="header" sx={head}>
        <BoxLink to="/pointages" replace aria-label={t('clockings.lists.back')} sx={back}>
          <BackIcon size={28} />
        </BoxLink>
        <Box sx={{ flex: 1, minWidth: 0, [onPhone]: { display: 'contents' } }}>
          <Box component="h1" ref={useArrival(true)} tabIndex={-1} sx={heading}>
            {title}
          </Box>
          <Box sx={{ fontSize: 16, color: navyText, [onPhone]: { order: 1, flex: '1 0 100%', fontSize: 15 } }}>
            {isEnding ? t('clockings.tablet.act.returns', { count: seconds }) : text}
          </Box>
        </Box>
        <Box component="time" dateTime={now} sx={clock}>
          {timeIn(now, timeZone)}
        </Box>
      </Box>
      <Box
        component="main"
        sx={{ flex: 1, width: '100%', maxWidth: 1240, mx: 'auto', px: '40px', py: '28px', [onPhone]: { px: 2, py: 2 } }}
      >
        {children}
      </Box>
    </Box>
  )
}

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  px: '40px',
  py: '20px',
  fontFamily: figures,
  color: navy.text,
  bgcolor: navy.ground,
  [forcedColours]: forcedEdge,
  [onPhone]: { flexWrap: 'wrap', px: 2, py: 1.5, columnGap: 1.5, rowGap: 0.75 },
} as const
const back = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: tabletTarget,
  height: tabletTarget,
  borderRadius: '16px',
  border: `1px solid ${navy.line}`,
  bgcolor: navy.raised,
  color: navy.text,
  '&:active': { bgcolor: navy.line },
  '&:focus-visible': { outline: '2px solid', outlineColor: navy.text, outlineOffset: 2 },
} as const
const heading = {
  m: 0,
  outline: 'none',
  fontSize: 28,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  [onPhone]: { flex: 1, minWidth: 0, fontSize: 20 },
} as const
const clock = { flex: 'none', fontSize: 44, fontWeight: 700, letterSpacing: '-0.03em', lineHeight: 1, [onPhone]: { fontSize: 28 } } as const
