import Box from '@mui/material/Box'
import { figures } from '../../../theme/augment.ts'
import type { Pixel } from '../../../kit/mercator.ts'

interface PlanPinProps {
  readonly at: Pixel
  readonly label: string
  /** What says which keys move it; left out, it does not move. */
  readonly describedBy?: string
}

/** The site's point: dragged, or moved by the arrows while it has the focus. */
export function PlanPin({ at, label, describedBy }: PlanPinProps) {
  const drawing = (
    <svg width="30" height="38" viewBox="-15 -36 30 38" aria-hidden>
      <path d="M0 0s13-11.5 13-21a13 13 0 1 0-26 0c0 9.5 13 21 13 21z" fill="var(--plan-line)" stroke="var(--plan-paper)" strokeWidth="2" />
      <circle cy="-21" r="5" fill="var(--plan-paper)" />
    </svg>
  )
  const place = { left: at.x, top: at.y }
  if (describedBy === undefined) {
    return (
      <Box role="img" aria-label={label} sx={pin} style={place}>
        {drawing}
      </Box>
    )
  }
  return (
    <Box component="button" type="button" data-grip="point" aria-label={label} aria-describedby={describedBy} sx={pin} style={place}>
      {drawing}
    </Box>
  )
}

/** The edge of the circle, dragged; by keyboard the slider does the same. */
export const EdgeHandle = ({ x, y }: Pixel) => (
  <Box data-grip="edge" aria-hidden sx={edge} style={{ left: x, top: y }}>
    <svg width="20" height="20" viewBox="-10 -10 20 20">
      <circle r="8.5" fill="var(--plan-paper)" stroke="var(--plan-line)" strokeWidth="2.5" />
      <path d="M-3 0h6M-1.5-2l-2 2 2 2M1.5-2l2 2-2 2" stroke="var(--plan-line)" strokeWidth="1.3" fill="none" />
    </svg>
  </Box>
)

/** How far the circle reaches, on its line. */
export const PlanPlate = ({ x, y, text }: Pixel & { readonly text: string }) => (
  <Box sx={plate} style={{ left: x, top: y }}>
    {text}
  </Box>
)

const paper = { '--plan-paper': (theme: { palette: { background: { paper: string } } }) => theme.palette.background.paper } as const
const pin = {
  ...paper,
  position: 'absolute',
  display: 'grid',
  placeItems: 'end center',
  width: 44,
  height: 44,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  transform: 'translate(-50%, calc(-100% + 2px))',
  '&[data-grip]': { cursor: 'move', touchAction: 'none' },
  '&:focus-visible': { outline: '2px solid var(--plan-line)', outlineOffset: '2px', borderRadius: '10px' },
} as const
const edge = {
  ...paper,
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  transform: 'translate(-50%, -50%)',
  cursor: 'ew-resize',
  touchAction: 'none',
} as const
const plate = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  px: 1.25,
  py: '2px',
  borderRadius: '12px',
  bgcolor: 'text.primary',
  color: 'background.paper',
  fontFamily: figures,
  fontWeight: 700,
  fontSize: '0.78rem',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
} as const
