import Box from '@mui/material/Box'
import { navy } from '../../theme/palette.ts'

/** The mark's eye, drawn wide and quiet behind the panel: a lookout over its rounds. Decorative. */
export function Watch() {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 640 640"
      sx={{ position: 'absolute', right: '-22%', top: '12%', width: '96%', fill: 'none', stroke: navy.line, strokeWidth: 1.5 }}
    >
      <path d="M40 320C130 190 220 130 320 130S510 190 600 320C510 450 420 510 320 510S130 450 40 320z" />
      <path d="M112 320c66-92 134-134 208-134s142 42 208 134c-66 92-134 134-208 134s-142-42-208-134z" />
      <path d="M186 320c42-56 86-80 134-80s92 24 134 80c-42 56-86 80-134 80s-92-24-134-80z" />
      <path d="M320 236v168" stroke="#f5a524" strokeWidth="10" strokeLinecap="round" />
      <circle cx="320" cy="320" r="20" fill={navy.text} stroke="none" />
    </Box>
  )
}
