import Box from '@mui/material/Box'
import ThemeProvider from '@mui/system/ThemeProvider'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import type { Mode } from '../../../theme/palette.ts'
import { themeOf, type ThemeColours } from '../../../theme/theme.ts'

/** A button, a link and a count as they will look, drawn by the theme itself. */
export function Preview({ primary, secondary, mode }: ThemeColours & { readonly mode: Mode }) {
  const { t } = useTranslation()
  const theme = useMemo(() => themeOf({ primary, secondary }, mode), [primary, secondary, mode])
  return (
    <ThemeProvider theme={theme}>
      <Box role="img" aria-label={t(`settings.appearance.preview.${mode}`)} sx={styles}>
        <span className="button">{t('settings.appearance.preview.button')}</span>
        <span className="link">{t('settings.appearance.preview.link')}</span>
        <span className="count">{t('settings.appearance.preview.count')}</span>
      </Box>
    </ThemeProvider>
  )
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  p: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  fontFamily: figures,
  fontWeight: 600,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  forcedColorAdjust: 'none',
  '& .button': { px: 1.5, py: 1, borderRadius: '8px', bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& .link': { color: 'primary.readable', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& .count': {
    ml: 'auto',
    px: 1.125,
    py: '3px',
    borderRadius: 99,
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
    fontSize: '0.75rem',
  },
} as const
