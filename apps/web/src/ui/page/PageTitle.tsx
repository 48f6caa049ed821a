import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface PageTitleProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Of a text of several lines: as wide as it reads well. */
  readonly textWidth?: string
  readonly actions?: ReactNode
}

/** The one title of a page, a line below it, and its actions at the right (below it on a phone). */
export function PageTitle({ title, text, textWidth, actions }: PageTitleProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: text ? 'end' : 'start', justifyContent: 'space-between', gap: 2 }}>
      {/* Whether the actions have room beside it is not said by how long a line is that comes later. */}
      <Box sx={{ minWidth: 0, flex: '1 1 14rem' }}>
        <Typography variant="h1">{title}</Typography>
        {text && (
          <Typography variant="body1" color="textSecondary" sx={textWidth ? { maxWidth: textWidth, textWrap: 'pretty' } : undefined}>
            {text}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, width: { xs: '100%', sm: 'auto' } }}>{actions}</Box>}
    </Box>
  )
}
