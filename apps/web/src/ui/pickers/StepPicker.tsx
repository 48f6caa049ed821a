import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackIcon, CalendarIcon, NextIcon } from '../icons.tsx'
import { PickerPopover } from './PickerPopover.tsx'
import { LiveRegion } from '../feedback/LiveRegion.tsx'

interface StepPickerProps {
  readonly label: string
  /** What is chosen, in words. */
  readonly text: string
  readonly back: string
  readonly next: string
  readonly onStep: (direction: -1 | 1) => void
  /** One end has been reached: its arrow is dimmed, and says why when it is pressed. */
  readonly isFirst: boolean
  readonly isLast: boolean
  /** What opens below; it is told how to close. */
  readonly children: (close: () => void) => ReactNode
}

/** A span of time with the ways to the one before and the one after, and a calendar behind its icon. */
export function StepPicker({ label, text, back, next, onStep, isFirst, isLast, children }: StepPickerProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const step = (direction: -1 | 1, name: string, isEnd: boolean) => (
    <IconButton
      aria-label={name}
      title={name}
      aria-disabled={isEnd || undefined}
      onClick={() => onStep(direction)}
      sx={{ color: isEnd ? 'text.disabled' : 'text.primary', opacity: isEnd ? 0.55 : 1 }}
    >
      {direction < 0 ? <BackIcon /> : <NextIcon />}
    </IconButton>
  )
  return (
    <Box role="group" aria-label={label} sx={row}>
      {step(-1, back, isFirst)}
      <Button
        color="inherit"
        startIcon={<CalendarIcon />}
        aria-label={t('common.named', { name: label, value: text })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        // The same width for every span: the arrows stay under the finger.
        sx={{ flex: 1, width: '13.5rem', minWidth: 'min-content', overflowWrap: 'normal', px: 1, '& .MuiButton-startIcon': { mr: 0.75 } }}
      >
        {text}
      </Button>
      {step(1, next, isLast)}
      <LiveRegion className="visually-hidden">{text}</LiveRegion>
      <PickerPopover anchor={anchor} label={label} onClose={close}>
        {children(close)}
      </PickerPopover>
    </Box>
  )
}

const row = {
  display: 'inline-flex',
  alignItems: 'center',
  // The whole line of a phone.
  width: { xs: '100%', sm: 'auto' },
  maxWidth: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  p: '1px',
} as const
