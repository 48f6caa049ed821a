import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  /** At the right of the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page, under its name. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 1,
          minHeight: { xs: 44, md: 36 },
          '& > .MuiButton-text': { minHeight: { xs: 44, md: 'max(36px, var(--finger, 0px))' }, mr: -2 },
        }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  )
}
