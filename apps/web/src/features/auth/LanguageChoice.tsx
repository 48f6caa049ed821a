import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { languages } from '@vigie/phrases/languages.ts'
import { useTranslation } from 'react-i18next'
import { changeLanguage, useLanguage } from '../../i18n/i18n.ts'
import { figures } from '../../theme/augment.ts'

/** The three languages, each under its own name. */
export function LanguageChoice() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Box component="fieldset" aria-label={t('shell.account.language')} sx={{ display: 'flex', gap: 0.25, m: 0, p: 0, border: 0 }}>
      {languages.map((one) => (
        <ButtonBase
          key={one}
          lang={one}
          aria-label={`${one.toUpperCase()} · ${t(`common.languages.${one}`)}`}
          aria-pressed={one === language}
          onClick={() => void changeLanguage(one)}
          sx={{
            minWidth: 44,
            height: 44,
            borderRadius: '10px',
            fontFamily: figures,
            fontWeight: 600,
            fontSize: '0.8125rem',
            color: one === language ? 'primary.readable' : 'text.secondary',
            bgcolor: one === language ? 'primary.lighter' : 'transparent',
            '&:hover': { color: 'text.primary' },
          }}
        >
          {one.toUpperCase()}
        </ButtonBase>
      ))}
    </Box>
  )
}
