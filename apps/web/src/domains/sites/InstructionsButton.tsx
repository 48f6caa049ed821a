import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { ownWords } from '../../i18n/ownWords.ts'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { WarningIcon } from '../../ui/firstIcons.tsx'
import { DocumentIcon } from '../../ui/icons.tsx'

export interface InstructionsButtonProps {
  /** What the button and the window are called. */
  readonly title: string
  readonly siteName: string
  readonly instructions: string
  readonly className?: string
  /** What is said of them above; and what is shown in their place. */
  readonly about?: string
  readonly children?: ReactNode
  /** They are to be read. */
  readonly isNew?: boolean
  readonly onOpen?: () => void
}

/** What to know at a site, in a window of its own. */
export function InstructionsButton(props: InstructionsButtonProps) {
  const { title, siteName, instructions, className, about, children, isNew = false, onOpen } = props
  const [isReading, setReading] = useState(false)
  const open = () => {
    setReading(true)
    onOpen?.()
  }
  return (
    <>
      <Button
        className={className}
        variant="outlined"
        color="inherit"
        startIcon={isNew ? <WarningIcon /> : <DocumentIcon />}
        onClick={open}
      >
        {title}
      </Button>
      <Modal isOpen={isReading} onClose={() => setReading(false)} title={title} subtitle={siteName} maxWidth="sm" isWide>
        {about && <Box sx={{ mb: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>{about}</Box>}
        {children || (
          <Box {...ownWords} sx={{ whiteSpace: 'pre-line', fontSize: '1rem', lineHeight: 1.6 }}>
            {instructions}
          </Box>
        )}
      </Modal>
    </>
  )
}
