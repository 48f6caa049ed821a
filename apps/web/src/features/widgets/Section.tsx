import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/page/Card.tsx'

/** Widgets of one kind, each beside the others. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Card>
  )
}

/** Side by side where there is room, each at least so many pixels wide. */
export const Row = ({ children, least = 260 }: { children: ReactNode; least?: number }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 2, sm: 3 },
      alignItems: 'start',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
    }}
  >
    {children}
  </Box>
)

/** Buttons, one after the other. */
export const Buttons = ({ children }: { children: ReactNode }) => <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>

/** One widget in one state, with what it shows. */
export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Typography variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Box sx={{ minWidth: 0 }}>{children}</Box>
  </Box>
)
