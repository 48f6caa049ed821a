import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { DownIcon, DownloadIcon } from '../icons.tsx'

interface ExportFaceProps {
  /** What it does, in full. */
  readonly label: string
  /** The same beside its drawing, where there is room. */
  readonly word: string
  readonly isBusy: boolean
  readonly isReady: boolean
  /** It opens a choice of files. */
  readonly hasChoice?: boolean
  readonly onPress: (event: MouseEvent<HTMLElement>) => void
}

/** The button that takes a list along. */
export const ExportFace = ({ label, word, isBusy, isReady, hasChoice = false, onPress }: ExportFaceProps) => (
  <Button
    variant="outlined"
    color="inherit"
    aria-label={label}
    title={label}
    {...(hasChoice && { 'aria-haspopup': 'menu' })}
    aria-busy={isBusy}
    disabled={isBusy || !isReady}
    onClick={onPress}
    sx={{ bgcolor: 'background.paper', px: 1.5, gap: 0.75, minWidth: { xs: 48, md: 'max-content' } }}
  >
    <span style={{ display: 'flex', opacity: isBusy ? 0 : 1 }}>
      <DownloadIcon size={18} />
    </span>
    {isBusy && <Spinner />}
    <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
      {word}
    </Box>
    {hasChoice && <DownIcon size={16} />}
  </Button>
)
