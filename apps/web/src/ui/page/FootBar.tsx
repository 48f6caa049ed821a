import type { BoxProps } from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { lowWindow } from '../../theme/media.ts'
import { Card } from './Card.tsx'

/** What can be done with what a page shows, held at its foot however far one has scrolled. */
export const FootBar = ({ children, ...rest }: Omit<BoxProps, 'sx'>) => (
  <Card sx={styles} {...rest}>
    <GlobalStyles styles={roomAbove} />
    {children}
  </Card>
)

/** What takes the focus comes to stand above it (WCAG 2.4.11); a phone has the bar of the menu below, and its buttons in two lines. */
const roomAbove = (theme: Theme) => ({
  // Stronger than the room that the bar of the menu asks for.
  'html:root': {
    scrollPaddingBottom: 240,
    [theme.breakpoints.up('md')]: { scrollPaddingBottom: 104 },
    [lowWindow]: { scrollPaddingBottom: 8 },
  },
})

const styles = {
  position: 'sticky',
  // Above the phone's own bar of the menu, where there is one.
  bottom: { xs: 'calc(var(--bottom-bar, 0px) + 8px)', sm: 'calc(var(--bottom-bar, 0px) + 16px)' },
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Low on a phone, where it stands above the menu's bar.
  gap: { xs: 1, sm: 1.25 },
  px: { xs: 1.5, sm: 2.5 },
  py: { xs: 1, sm: 1.5 },
  borderColor: 'edge',
  boxShadow: 8,
  [lowWindow]: { position: 'static' },
} as const
