import Box from '@mui/material/Box'

interface SwatchProps {
  readonly name: string
  readonly colour: string
  readonly onChange: (colour: string) => void
}

/** The browser's own colour picker. */
export const Swatch = ({ name, colour, onChange }: SwatchProps) => (
  <Box component="input" type="color" aria-label={name} value={colour} onChange={(event) => onChange(event.target.value)} sx={styles} />
)

const styles = {
  flex: 'none',
  width: 44,
  height: 44,
  p: 0,
  border: 0,
  borderRadius: '10px',
  overflow: 'hidden',
  bgcolor: 'transparent',
  cursor: 'pointer',
  // Its own frames, which differ from browser to browser.
  '&::-webkit-color-swatch-wrapper': { p: 0 },
  '&::-webkit-color-swatch': { border: '1px solid', borderColor: 'edge', borderRadius: '10px' },
  '&::-moz-color-swatch': { border: '1px solid', borderColor: 'edge', borderRadius: '10px' },
} as const
