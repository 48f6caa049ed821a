import type { Theme } from '@mui/material/styles'
import { forcedChosen } from '../../theme/forced.ts'
import { forcedGroups } from './calendarGroups.ts'

/** What both weeks of hours draw alike: a block that midnight cuts, hours that a day does not have, the present. */
export const weekMarks = ({ palette }: Theme, block: string) =>
  ({
    // Cut at midnight: the side on which it goes on is open.
    [`& .from-before ${block}`]: { borderTopLeftRadius: 0, borderTopRightRadius: 0, borderTopStyle: 'dashed' },
    [`& .into-next ${block}`]: { borderBottomLeftRadius: 0, borderBottomRightRadius: 0, borderBottomStyle: 'dashed' },
    '& .beyond': {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      background: `repeating-linear-gradient(135deg, ${palette.divider} 0 1px, transparent 1px 7px), ${palette.background.default}`,
    },
    '& .now': {
      position: 'absolute',
      insetInline: 0,
      height: 2,
      marginTop: '-1px',
      zIndex: 1,
      pointerEvents: 'none',
      backgroundColor: palette.tone.missing.mark,
      // The words that it crosses stay in front of it.
      mixBlendMode: palette.mode === 'light' ? 'multiply' : 'lighten',
    },
    '& .now::before': {
      content: '""',
      position: 'absolute',
      left: '-4px',
      top: '-3px',
      width: 8,
      height: 8,
      borderRadius: '50%',
      backgroundColor: 'inherit',
    },
  }) as const

/** The same in the reader's own colours, with what both draw of a day. */
export const forcedWeek = (block: string, hourRem: number) =>
  ({
    ...forcedGroups(`& ${block}`),
    '& .head.today b': forcedChosen,
    '& .day': { backgroundImage: `repeating-linear-gradient(GrayText 0 1px, transparent 1px ${hourRem}rem)` },
    '& .day .beyond': { background: 'repeating-linear-gradient(135deg, GrayText 0 1px, transparent 1px 7px)' },
    '& .day .now': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    [`& ${block}.open`]: { outline: '3px solid Highlight' },
  }) as const
