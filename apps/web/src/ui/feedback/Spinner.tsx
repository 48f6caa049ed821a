import Box from '@mui/material/Box'
import { forcedColours } from '../../theme/forced.ts'

/** A turning ring in the colour of the text, over the words of a button that is busy. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        width: size,
        height: size,
        borderRadius: '50%',
        border: '2.5px solid currentColor',
        borderRightColor: 'transparent',
        [forcedColours]: { forcedColorAdjust: 'none', borderColor: 'ButtonText', borderRightColor: 'transparent' },
        animation: 'turn 0.8s linear infinite',
        '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
      }}
    />
  )
}
