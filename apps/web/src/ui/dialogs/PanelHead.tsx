import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { ownWords } from '../../i18n/ownWords.ts'
import { CloseButton } from './CloseButton.tsx'

interface PanelHeadProps {
  /** The state of what is shown. */
  readonly tag?: ReactNode
  readonly title: string
  /** It is a name that somebody has given, in whatever language. */
  readonly isOwnName?: boolean
  /** Where it belongs, or since when it is there. */
  readonly text?: string | null | undefined
  /** What can be done with it, beside the cross. */
  readonly acts?: ReactNode
  /** Takes the focus of the keyboard (useHeadFocus). */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** What the cross says. */
  readonly close: string
  readonly onClose: () => void
}

/** The head of a panel beside a list: it stays in sight while what is below it scrolls. */
export function PanelHead({ tag, title, isOwnName = false, text, acts, heading, close, onClose }: PanelHeadProps) {
  return (
    <Box sx={styles}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        {tag}
        <Typography {...(isOwnName && ownWords)} variant="h2" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {text && (
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
      </Box>
      {acts}
      <CloseButton name={close} onClose={onClose} edge="end" />
    </Box>
  )
}

/** The heading of a panel, which takes the focus when the panel was opened by the keyboard. */
export function useHeadFocus(isOpen: boolean, takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpen && takesFocus) heading.current?.focus({ preventScroll: true })
  }, [isOpen, takesFocus])
  return heading
}

const styles = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  p: 2.5,
  pb: 2,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const
