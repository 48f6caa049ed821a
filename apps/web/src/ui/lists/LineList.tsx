import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Card } from '../page/Card.tsx'

/** A short list on a card: each line (`li`) is words and, beside or below them, what can be done. */
export const LineList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Card sx={{ overflow: 'hidden' }}>
    <Box component="ul" aria-label={label} sx={styles}>
      {children}
    </Box>
  </Card>
)

const styles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2, borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { border: 0 },
} as const
