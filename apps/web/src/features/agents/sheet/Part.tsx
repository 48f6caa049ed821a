import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { Card } from '../../../ui/page/Card.tsx'

/** A part of the sheet, under its name. */
export function Part({
  title,
  aside,
  isFlush = false,
  children,
}: {
  title: string
  aside?: ReactNode
  isFlush?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, px: 2, pt: 1.75, pb: 1 }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {aside}
      </Box>
      <Box sx={{ px: isFlush ? 0 : 2, pb: isFlush ? 1 : 2, display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </Box>
    </Card>
  )
}

export const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary" sx={{ m: 0 }}>
    {children}
  </Typography>
)
