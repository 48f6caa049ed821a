import type { Theme } from '@mui/material/styles'
import { figures } from './augment.ts'
import { forcedBaseline, forcedColours } from './forced.ts'

/** What every page has: fonts, tabular figures, a focus that can be seen, reduced motion obeyed. */
export const baseline = (theme: Theme) =>
  ({
    // A finger needs 44 pixels (WCAG 2.5.5), a mouse does not.
    html: { height: '100%', colorScheme: theme.palette.mode, '@media (pointer: coarse)': { '--finger': '44px' } },
    body: {
      minHeight: '100%',
      fontVariantNumeric: 'tabular-nums',
      WebkitFontSmoothing: 'antialiased',
      overflowWrap: 'anywhere',
    },
    '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    // Roboto is bundled in one weight: what is heavier is Public Sans, so nothing is drawn bold by the browser.
    'b, strong, th': { fontFamily: figures, fontWeight: 600 },
    ':focus-visible, .MuiButtonBase-root.Mui-focusVisible': {
      outline: `2px solid ${theme.palette.primary.readable}`,
      outlineOffset: 2,
    },
    'input:focus-visible, textarea:focus-visible, [tabindex="-1"]:focus-visible': { outline: 'none' },
    // What stands in an empty field may be all that a filter says: as readable as any text.
    'input::placeholder, textarea::placeholder': { color: `${theme.palette.text.secondary} !important`, opacity: '1 !important' },
    [forcedColours]: forcedBaseline,
    '.visually-hidden': {
      position: 'absolute',
      width: 1,
      height: 1,
      margin: -1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  }) as const
