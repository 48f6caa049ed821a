import Box from '@mui/material/Box'
import { figures } from '../../theme/augment.ts'

/** A key of the keyboard, shown where a keyboard is likely. */
export const Key = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{
      display: 'inline-block',
      minWidth: 22,
      px: 0.75,
      border: 1,
      borderColor: 'divider',
      borderRadius: '5px',
      textAlign: 'center',
      fontFamily: figures,
      fontSize: '0.75rem',
      fontWeight: 600,
      lineHeight: 1.6,
      color: 'text.secondary',
      '@media (pointer: coarse)': { display: 'none' },
    }}
  >
    {children}
  </Box>
)
