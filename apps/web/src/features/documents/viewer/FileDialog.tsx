import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { useToastsBelow } from '../../../ui/feedback/useToastsBelow.ts'
import { fileBody, FilePage, FileTitle } from './FilePage.tsx'

interface FileDialogProps {
  /** What it is, for its title. */
  readonly name: string
  /** Somebody of the company has written it. */
  readonly isOwnName?: boolean
  /** Below the title. */
  readonly note?: string
  readonly onClose: () => void
  /** The file, in a body that it fills. */
  readonly children: (isPhone: boolean) => ReactNode
}

/** The whole page for a file that is no document of its own: its name, the way back, and room for it. */
export function FileDialog({ children, ...title }: FileDialogProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const header = useToastsBelow(isPhone)
  return (
    <FilePage name={title.name} onClose={title.onClose}>
      <Box component="header" ref={header} sx={head}>
        <FileTitle {...title} />
      </Box>
      <Box sx={fileBody}>{children(isPhone)}</Box>
    </FilePage>
  )
}

const head = { flex: 'none', px: { xs: 2, md: 3 }, py: 1, borderBottom: 1, borderColor: 'divider' } as const
