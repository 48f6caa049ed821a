import Box from '@mui/material/Box'
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { forcedChosen, forcedColours } from '../../../../theme/forced.ts'
import { hovered, onPhone, tabletTarget } from '../../../../ui/page/tablet.ts'
import { happen } from '../actions.ts'
import { useSecondsTo } from '../SecondsLeft.tsx'

/** Seconds before the end at which the return is announced. */
const announced = 10

interface StageProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children: ReactNode
  /** When the tablet goes back by itself, in milliseconds of this device's clock. */
  readonly returnsAt: number | null
  /** One of its buttons takes the focus; otherwise the title does, so that no choice looks made. */
  readonly hasMainButton?: boolean
}

/** A step between the code and the answer: what is asked, the choices, and the way out. */
export function Stage({ title, text, children, returnsAt, hasMainButton = false }: StageProps) {
  const { t } = useTranslation()
  const seconds = useSecondsTo(returnsAt)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!hasMainButton) heading.current?.focus()
  }, [hasMainButton])
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '14px',
        animation: 'stage 140ms ease-out',
        '@keyframes stage': { from: { opacity: 0, transform: 'translateY(8px)' } },
      }}
    >
      <Box sx={{ mb: 0.5 }}>
        <Box
          component="h2"
          ref={heading}
          tabIndex={-1}
          sx={{
            m: 0,
            fontFamily: figures,
            fontSize: 28,
            fontWeight: 700,
            lineHeight: 1.2,
            letterSpacing: '-0.015em',
            textWrap: 'balance',
            [onPhone]: { fontSize: 24 },
          }}
        >
          {title}
        </Box>
        {text && <Box sx={{ mt: 0.5, fontFamily: figures, fontSize: 16, color: 'text.secondary' }}>{text}</Box>}
      </Box>
      {children}
      <Box sx={{ minHeight: 22, textAlign: 'center', fontSize: 15, color: 'text.secondary' }}>
        {seconds !== null && seconds <= announced && t('clockings.tablet.act.returns', { count: seconds })}
      </Box>
    </Box>
  )
}

/** Milliseconds after a step has appeared in which nothing is pressed: a second touch was meant for what was there before. */
const settling = 350

interface StageButtonProps extends Omit<ButtonBaseProps, 'onClick'> {
  readonly onPress: () => void
  readonly variant?: keyof typeof variants
  readonly takesFocus?: boolean
}

/** A large button of a step. It takes no press that was meant for the step before. */
export function StageButton({ onPress, variant = 'choice', takesFocus = false, sx, ...rest }: StageButtonProps) {
  const appearedAt = useRef(Number.POSITIVE_INFINITY)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    appearedAt.current = performance.now()
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <ButtonBase
      {...rest}
      ref={button}
      onClick={() => performance.now() - appearedAt.current >= settling && onPress()}
      sx={[common, variants[variant], ...(Array.isArray(sx) ? sx : [sx])]}
    />
  )
}

/** The way out of a step, always the last button; in its own words where nobody was named yet. */
export function NotMe({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <StageButton variant="quiet" onPress={() => happen({ type: 'left' })}>
      {children ?? t('clockings.tablet.act.notMe')}
    </StageButton>
  )
}

const common = {
  minHeight: tabletTarget,
  borderRadius: '16px',
  border: 1,
  px: 2.25,
  py: 1.25,
  gap: 1.75,
  fontFamily: figures,
  lineHeight: 1.25,
  touchAction: 'manipulation',
  transition: 'background-color 90ms, transform 90ms',
  '&:active': { transform: 'scale(0.985)' },
} as const

const variants = {
  main: {
    '&.Mui-disabled': { opacity: 0.5 },
    minHeight: 104,
    fontSize: 24,
    fontWeight: 700,
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    '&:active': { bgcolor: 'primary.dark' },
    [hovered]: { '&:hover': { bgcolor: 'primary.dark' } },
    [forcedColours]: { '&:not(.Mui-disabled)': forcedChosen },
  },
  choice: {
    justifyContent: 'flex-start',
    textAlign: 'start',
    fontSize: 17,
    fontWeight: 600,
    color: 'text.primary',
    bgcolor: 'background.paper',
    borderColor: 'divider',
    [hovered]: { '&:hover': { borderColor: 'edge' } },
    '&:active': { bgcolor: 'primary.lighter' },
  },
  quiet: {
    fontSize: 17,
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'transparent',
    borderColor: 'edge',
    [hovered]: { '&:hover': { bgcolor: 'action.hover' } },
  },
} as const
