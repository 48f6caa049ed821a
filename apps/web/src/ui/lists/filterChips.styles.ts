import { figures } from '../../theme/augment.ts'

/** The styles of filters that stand in a line, each a switch: they never wrap, so the list below stays where it is. */
export const chipLine = {
  display: 'flex',
  gap: 1,
  minWidth: 0,
  // On a phone half a chip says that they go on.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: '16px',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: 0.5,
} as const
export const chipStyles = {
  gap: 0.75,
  flex: 'none',
  height: '2.25rem',
  '@media (pointer: coarse)': { height: '2.75rem' },
  px: 1.5,
  borderRadius: 99,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontFamily: figures,
  fontWeight: 600,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: 'edge' },
} as const
export const chipOn = {
  color: 'background.paper',
  bgcolor: 'text.primary',
  borderColor: 'text.primary',
  '&:hover': { borderColor: 'text.primary' },
} as const
