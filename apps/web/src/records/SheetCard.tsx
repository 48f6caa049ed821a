import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { Card } from '../ui/page/Card.tsx'

interface SheetCardProps {
  readonly title: string
  /** What stands at the right of the title. */
  readonly aside?: ReactNode
  /** Its lines reach from edge to edge. */
  readonly isFlush?: boolean
  readonly children: ReactNode
}

/** One part of the sheet, under its name. */
export function SheetCard({ title, aside, isFlush = false, children }: SheetCardProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 52, px: 2, pt: 1 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {aside}
      </Box>
      <Box sx={isFlush ? { pb: 1 } : { px: 2, pb: 2 }}>{children}</Box>
    </Card>
  )
}

/** Names and values, line by line. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(6.5rem, auto) minmax(0, 1fr)',
      columnGap: 2,
      rowGap: 1.25,
      m: 0,
      fontSize: '0.875rem',
    }}
  >
    {children}
  </Box>
)
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, textAlign: 'end', fontWeight: 600, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
)
