import type { BoxProps } from '@mui/material/Box'
import { Card } from './Card.tsx'

/** What can be done with what a page shows, held at its foot however far one has scrolled. */
export const FootBar = (props: Omit<BoxProps, 'sx'>) => <Card sx={styles} {...props} />

const styles = {
  position: 'sticky',
  // Above the phone's own bar of the menu.
  bottom: { xs: 72, md: 16 },
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  borderColor: 'edge',
  boxShadow: 8,
} as const
