import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** Letters that no word is made of (a receipt, a signed entry), under their name: to be copied whole, never to be read. */
export const Letters = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <Box component="section" aria-label={name}>
    <Typography variant="subtitle2" color="textSecondary">
      {name}
    </Typography>
    {/* It takes the focus, so that it scrolls by the keys too. */}
    <Box component="p" tabIndex={0} aria-label={name} sx={letters}>
      {children}
    </Box>
  </Box>
)

const letters = {
  m: 0,
  mt: 0.5,
  p: 1.25,
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  wordBreak: 'break-all',
  // Seven lines.
  maxHeight: 148,
  overflowY: 'auto',
  userSelect: 'all',
} as const
