/**
 * What a page looks like in the reader's own colours (a high contrast): every ground and every shadow is gone there, so what
 * they said is said by a frame, or by a ground of the reader's. System colours alone: the reader has chosen them.
 */
export const forcedColours = '@media (forced-colors: active)'

/** Chosen, pressed, today: what the reader's system marks as chosen. */
export const forcedChosen = {
  forcedColorAdjust: 'none',
  color: 'HighlightText !important',
  backgroundColor: 'Highlight !important',
  borderColor: 'Highlight !important',
} as const
/** A dot, a bar, a line, which are nothing but their ground. */
export const forcedInk = { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } as const
/** A ground around words, which was more than the page's: its edge is drawn. */
export const forcedEdge = { outline: '1px solid', outlineOffset: '-1px' } as const

/** What every page has of it; it belongs to the baseline. */
export const forcedBaseline = {
  [[
    '[aria-pressed="true"]',
    '[aria-checked="true"]',
    'nav a[aria-current="page"]',
    '[role="option"][aria-selected="true"]',
    '.MuiAutocomplete-option.Mui-focused',
    '[role="gridcell"][aria-selected="true"] > button',
    // The main act: elsewhere the one with a ground.
    '.MuiButton-contained:not(.Mui-disabled)',
  ].join(', ')]: {
    ...forcedChosen,
    '& *': { color: 'inherit !important', backgroundColor: 'transparent !important' },
  },
  // A row has states and bars of its own, which stay as they are.
  '[role="row"][aria-selected="true"]': { outline: '3px solid Highlight !important', outlineOffset: '-3px !important' },
  // The focus is seen on what is chosen, too.
  ':focus-visible, .MuiButtonBase-root.Mui-focusVisible': { outlineColor: 'CanvasText' },
  '.MuiSkeleton-root': { outline: '1px solid GrayText', outlineOffset: '-1px' },
  '.MuiButton-contained.Mui-disabled': { outline: '1px solid GrayText', outlineOffset: '-1px' },
  '.MuiTooltip-tooltip, .MuiBadge-badge:not(.MuiBadge-invisible), .MuiLinearProgress-root': { outline: '1px solid' },
  '.MuiLinearProgress-bar': { ...forcedInk, backgroundColor: 'Highlight !important' },
  '.MuiOutlinedInput-root.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'Highlight !important' },
} as const
