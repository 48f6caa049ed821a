import type { Components, Theme } from '@mui/material/styles'
import { figures } from './augment.ts'
import { baseline } from './baseline.ts'
import type { Mode } from './palette.ts'

/** So many pixels, and for a finger what it needs: said so that a part that is larger by its own styles stays as large. */
const atLeast = (pixels: number): string => `max(${pixels}px, var(--finger, 0px))`

/** Flat surfaces with hairline borders; shadow only for what floats; no ripples. */
export function components(mode: Mode): Components<Theme> {
  const floating = mode === 'light' ? '0 8px 28px rgb(15 27 45 / 14%), 0 1px 3px rgb(15 27 45 / 10%)' : '0 10px 32px rgb(0 0 0 / 55%)'
  return {
    MuiCssBaseline: { styleOverrides: baseline },
    MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 10,
          minHeight: atLeast(40),
          padding: '8px 16px',
          lineHeight: 1.3,
          // A link that looks like a button, too.
          textAlign: 'center',
        },
        sizeLarge: { minHeight: 48, padding: '12px 20px', fontSize: '0.9375rem' },
        sizeSmall: { minHeight: atLeast(32), padding: '4px 12px', fontSize: '0.8125rem' },
      },
      variants: [
        {
          props: { variant: 'outlined', color: 'inherit' },
          style: ({ theme }) => ({ borderColor: theme.palette.divider, '&:hover': { borderColor: theme.palette.edge } }),
        },
        {
          props: { variant: 'outlined', color: 'primary' },
          style: ({ theme }) => ({
            color: theme.palette.primary.readable,
            borderColor: `color-mix(in srgb, ${theme.palette.primary.readable} 50%, transparent)`,
          }),
        },
        {
          props: { variant: 'text', color: 'primary' },
          style: ({ theme }) => ({ color: theme.palette.primary.readable }),
        },
      ],
    },
    MuiIconButton: {
      styleOverrides: {
        root: { width: atLeast(40), height: atLeast(40), borderRadius: 10 },
        sizeSmall: { width: atLeast(32), height: atLeast(32) },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme }) => ({ borderRadius: 16, border: `1px solid ${theme.palette.divider}`, boxShadow: floating }),
      },
    },
    MuiPopover: {
      styleOverrides: {
        paper: ({ theme }) => ({ borderRadius: 12, border: `1px solid ${theme.palette.divider}`, boxShadow: floating, marginTop: 6 }),
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 40, borderRadius: 8, margin: '0 6px', padding: '8px 10px' } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: 10,
          backgroundColor: theme.palette.background.paper,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.edge },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.primary.readable },
        }),
        // 16 pixels keep a phone from zooming into the field.
        input: { padding: '12px 14px', height: '1.5em', fontSize: '1rem' },
      },
    },
    // A strong line is no heading: headings are h1 to h3, and said to be.
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', h6: 'p' } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem', padding: '6px 10px', borderRadius: 8 } } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({ borderColor: theme.palette.divider, fontSize: '0.875rem', padding: '8px 14px' }),
        head: ({ theme }) => ({ fontFamily: figures, fontWeight: 600, fontSize: '0.8125rem', color: theme.palette.text.secondary }),
      },
    },
    MuiSkeleton: { defaultProps: { animation: 'pulse' }, styleOverrides: { root: { borderRadius: 8 }, rounded: { borderRadius: 12 } } },
  }
}
