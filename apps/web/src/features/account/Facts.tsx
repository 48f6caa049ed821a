import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Names and their values, one a line. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(140px, 220px) minmax(0, 1fr)' },
      '& > div': { display: 'contents' },
      '& dt, & dd': { m: 0, py: 1, borderColor: 'divider' },
      '& dt': { color: 'text.secondary', pb: { xs: 0, sm: 1 } },
      '& dd': { pt: { xs: 0, sm: 1 } },
      '& > div + div > dt': { borderTop: 1, borderColor: 'divider' },
      '& > div + div > dd': { borderTop: { sm: 1 }, borderColor: { sm: 'divider' } },
    }}
  >
    {children}
  </Box>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
