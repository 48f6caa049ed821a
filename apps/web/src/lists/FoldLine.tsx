import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { pillHeight } from '../ui/fields/choices/Combobox.tsx'
import { DownIcon } from '../ui/icons.tsx'

interface FoldLineProps {
  readonly word: string
  readonly isOpen: boolean
  readonly onTurn: () => void
  readonly children: ReactNode
}

/** On a phone what is seldom needed waits behind a button beside the words: the rows begin on the first view. */
export const FoldLine = ({ word, isOpen, onTurn, children }: FoldLineProps) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    {children}
    <Button
      variant="outlined"
      color="inherit"
      aria-expanded={isOpen}
      endIcon={<DownIcon size={16} style={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
      onClick={onTurn}
      sx={{ ...pillHeight, flex: 'none', borderRadius: 99, borderColor: 'edge', bgcolor: 'background.paper', px: 1.75 }}
    >
      {word}
    </Button>
  </Box>
)
