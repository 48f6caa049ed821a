import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours } from '../../../../theme/forced.ts'
import type { Icon } from '../../../../ui/firstIcons.tsx'
import { onPhone, tabletTarget } from '../../../../ui/page/tablet.ts'
import { happen } from '../actions.ts'
import { useSecondsTo } from '../SecondsLeft.tsx'
import { NextSteps } from './NextSteps.tsx'
import type { NextStep } from './nextSteps.ts'

/** The same in light and dark: a yes is seen from across the hall before it is read. Contrast 6 to 1 and more. */
const grounds = {
  done: { ground: '#13703a', ink: '#ffffff', disc: 'rgb(255 255 255 / 16%)' },
  missing: { ground: '#b42318', ink: '#ffffff', disc: 'rgb(255 255 255 / 16%)' },
  late: { ground: '#f5a524', ink: '#2b1a00', disc: 'rgb(43 26 0 / 12%)' },
  /** A yes that waits for the network. */
  kept: { ground: '#1f56e0', ink: '#ffffff', disc: 'rgb(255 255 255 / 16%)' },
} as const

interface VerdictProps {
  readonly tone: keyof typeof grounds
  readonly icon: Icon
  readonly title: string
  /** When it leaves by itself, in milliseconds of this device's clock. */
  readonly returnsAt: number | null
  /** What may be done about it, instead of leaving alone. */
  readonly next?: readonly NextStep[]
  readonly children: ReactNode
}

/** Milliseconds: the second touch of an impatient finger does not wipe away the answer. */
const settling = 500

/** The answer over the whole screen: colour, drawing and words. It leaves by itself, or at a touch. */
export function Verdict({ tone, icon: VerdictIcon, title, returnsAt, next = [], children }: VerdictProps) {
  const { t } = useTranslation()
  const { ground, ink, disc } = grounds[tone]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    const leave = () => happen({ type: 'left' })
    const timer = setTimeout(() => window.addEventListener('click', leave), settling)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('click', leave)
    }
  }, [])
  return (
    <Box
      role="dialog"
      aria-label={title}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        p: 4,
        color: ink,
        bgcolor: ground,
        fontFamily: figures,
        animation: 'verdict 120ms ease-out',
        '@keyframes verdict': { from: { opacity: 0 } },
        [onPhone]: { p: 2 },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 168,
          height: 168,
          flex: 'none',
          mt: 'auto',
          borderRadius: '50%',
          bgcolor: disc,
          [forcedColours]: { border: '4px solid' },
          [onPhone]: { width: 120, height: 120 },
        }}
      >
        <VerdictIcon width="56%" height="56%" strokeWidth={2.2} />
      </Box>
      <Box
        component="p"
        sx={{
          m: 0,
          mt: 2,
          maxWidth: 1000,
          fontSize: 'clamp(32px, min(8vw, 8vh), 76px)',
          fontWeight: 700,
          lineHeight: 1.1,
          letterSpacing: '-0.025em',
          textWrap: 'balance',
        }}
      >
        {title}
      </Box>
      {children}
      {next.length > 0 ? (
        <NextSteps steps={next} ink={ink} ground={ground} />
      ) : (
        <ButtonBase
          ref={button}
          onClick={() => happen({ type: 'left' })}
          sx={{
            mt: 'auto',
            flex: 'none',
            minHeight: tabletTarget,
            px: 4,
            borderRadius: '16px',
            fontFamily: figures,
            fontSize: 18,
            fontWeight: 600,
            color: ink,
            '&:focus-visible, &.Mui-focusVisible': { outlineColor: ink },
            [forcedColours]: { border: '1px solid' },
            [onPhone]: { mb: 1 },
          }}
        >
          {t('clockings.tablet.touch')}
        </ButtonBase>
      )}
      {returnsAt !== null && <Returning key={returnsAt} returnsAt={returnsAt} />}
    </Box>
  )
}

/** How long the answer still stands, along the foot: a bar that runs out; in figures for whoever wants nothing that moves. */
function Returning({ returnsAt }: { returnsAt: number }) {
  const [left] = useState(() => Math.max(0, returnsAt - Date.now()))
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return <ReturnsIn returnsAt={returnsAt} />
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'fixed',
        inset: 'auto 0 0',
        height: 8,
        bgcolor: 'currentcolor',
        opacity: 0.55,
        transformOrigin: 'left',
        animation: `returning ${left}ms linear forwards`,
        '@keyframes returning': { to: { transform: 'scaleX(0)' } },
      }}
    />
  )
}

function ReturnsIn({ returnsAt }: { returnsAt: number }) {
  const { t } = useTranslation()
  const seconds = useSecondsTo(returnsAt) ?? 0
  return (
    <Box aria-hidden="true" sx={{ fontSize: 18 }}>
      {t('clockings.tablet.act.returns', { count: seconds })}
    </Box>
  )
}

/** The sentence below the title. */
export const VerdictText = ({ children, isStrong = false }: { children: ReactNode; isStrong?: boolean }) => (
  <Box
    component="p"
    sx={{
      m: 0,
      maxWidth: 820,
      fontSize: isStrong ? 'clamp(20px, min(5vw, 4.6vh), 42px)' : 'clamp(17px, min(3vw, 3vh), 26px)',
      fontWeight: isStrong ? 600 : 500,
      lineHeight: 1.3,
      textWrap: 'balance',
      '&::first-letter': { textTransform: 'uppercase' },
    }}
  >
    {children}
  </Box>
)
