import Box from '@mui/material/Box'
import { Mark } from '../marks/Mark.tsx'
import { LiveRegion } from './LiveRegion.tsx'

/** One round of what moves. */
export const loop = '3.2s'

/** The first second: the mark, and a bar at the top that says the page is on its way (loop of 3.2 s). */
export function Splash({ label }: { label: string }) {
  return (
    <LiveRegion aria-label={label} sx={{ flex: 1, display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <Box
        sx={{
          position: 'fixed',
          inset: '0 0 auto 0',
          height: 3,
          bgcolor: 'primary.main',
          transformOrigin: 'left',
          animation: `advance ${loop} ease-in-out infinite`,
          '@keyframes advance': { '0%': { transform: 'scaleX(0)' }, '70%, 100%': { transform: 'scaleX(1)', opacity: 0.4 } },
        }}
      />
      <Box
        sx={{
          animation: `breathe ${loop} ease-in-out infinite`,
          '@keyframes breathe': { '50%': { opacity: 0.55 } },
        }}
      >
        <Mark size={56} />
      </Box>
    </LiveRegion>
  )
}
