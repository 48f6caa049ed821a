import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { navy } from '../../../../theme/palette.ts'
import { tabletTarget } from '../../../../ui/page/tablet.ts'

/** A line of the menu on navy: a target of 72 pixels, marked at its left edge where one is. */
export const kioskLine = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 2,
  width: '100%',
  minHeight: tabletTarget,
  px: 2.5,
  borderRadius: '14px',
  borderLeft: '4px solid transparent',
  fontFamily: figures,
  fontSize: 17,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'left',
  textDecoration: 'none',
  color: navy.soft,
  '& > svg': { flex: 'none' },
  '&:active': { bgcolor: navy.raised },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2, outlineColor: navy.text },
  '&[aria-current="page"]': { color: navy.text, bgcolor: navy.raised, borderLeftColor: '#4d7df2' },
  [forcedColours]: forcedEdge,
} as const
