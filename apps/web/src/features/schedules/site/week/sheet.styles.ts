import type { Theme } from '@mui/material/styles'
import { figures } from '../../../../theme/augment.ts'

/** The sheet on the screen: a plain table, wide enough for seven days. */
export const sheetStyles = (theme: Theme) => {
  const { palette } = theme
  const rule = `1px solid ${palette.divider}`
  return {
    overflow: 'auto',
    maxHeight: 'max(26rem, calc(100dvh - 19rem))',
    '& table': {
      borderCollapse: 'separate',
      borderSpacing: 0,
      width: '100%',
      // Both times of a shift stand in one line of its cell.
      minWidth: '66rem',
      tableLayout: 'fixed',
      fontSize: '0.8125rem',
    },
    '& caption': { padding: '12px 14px', textAlign: 'start', borderBottom: rule },
    '& caption > *': { marginInlineEnd: '16px' },
    '& caption b': { fontSize: '0.9375rem' },
    '& caption span': { color: palette.text.secondary },
    '& th, & td': {
      borderBottom: rule,
      borderRight: rule,
      padding: '4px 6px',
      textAlign: 'start',
      verticalAlign: 'top',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    '& thead th': { position: 'sticky', top: 0, zIndex: 2, backgroundColor: palette.background.paper, fontSize: '0.8125rem' },
    '& th:first-of-type': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      backgroundColor: palette.background.paper,
      paddingInline: '14px',
      width: '11rem',
      [theme.breakpoints.down('sm')]: { width: '8rem' },
    },
    // What a day's cells say begins where its name begins.
    '& thead th:not(:first-of-type, .sum)': { paddingInline: '10px' },
    '& thead th:first-of-type': { zIndex: 3 },
    '& th.unassigned': { color: palette.tone.missing.ink },
    '& thead .weekend, & tbody .weekend': { backgroundColor: palette.group.weekend.soft },
    '& thead .holiday, & tbody .holiday': { backgroundColor: palette.group.holiday.soft },
    '& .site th': { backgroundColor: palette.background.default },
    '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: palette.text.secondary },
    '& .holiday small': { color: palette.group.holiday.ink },
    '& em': { display: 'block', fontStyle: 'italic', color: palette.group.unavailability.ink },
    '& .sum': { width: '6rem', fontFamily: figures, textAlign: 'end' },
    '& tfoot td:not(:last-of-type)': { paddingInline: '10px', fontFamily: figures },
    '& tfoot th, & tfoot td': {
      borderBottom: 0,
      borderTop: `1px solid ${palette.text.secondary}`,
      backgroundColor: palette.background.paper,
      fontWeight: 600,
    },
    '& button': {
      display: 'block',
      width: '100%',
      minHeight: 24,
      border: 0,
      padding: '2px 4px',
      borderRadius: '6px',
      background: 'none',
      font: 'inherit',
      fontFamily: figures,
      fontWeight: 600,
      color: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minHeight: 44 },
      '&:hover': { backgroundColor: palette.tone.wait.soft },
      '&[aria-pressed="true"]': { outline: `2px solid ${palette.primary.readable}`, outlineOffset: -2 },
    },
    '& > p': { margin: 0, padding: '10px 14px', fontSize: '0.75rem', color: palette.text.secondary },
  } as const
}
