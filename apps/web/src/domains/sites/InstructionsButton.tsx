import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ownWords } from '../../i18n/ownWords.ts'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { DocumentIcon } from '../../ui/icons.tsx'

export interface InstructionsButtonProps {
  /** What the button and the window are called. */
  readonly title: string
  readonly siteName: string
  readonly instructions: string
  readonly className?: string
}

/** What to know at a site, in a window of its own. */
export function InstructionsButton({ title, siteName, instructions, className }: InstructionsButtonProps) {
  const [isReading, setReading] = useState(false)
  return (
    <>
      <Button className={className} variant="outlined" color="inherit" startIcon={<DocumentIcon />} onClick={() => setReading(true)}>
        {title}
      </Button>
      <Modal isOpen={isReading} onClose={() => setReading(false)} title={title} subtitle={siteName} maxWidth="sm" isWide>
        <Box {...ownWords} sx={{ whiteSpace: 'pre-line', fontSize: '1rem', lineHeight: 1.6 }}>
          {instructions}
        </Box>
      </Modal>
    </>
  )
}
