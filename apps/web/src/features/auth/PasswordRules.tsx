import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { forcedColours, forcedInk } from '../../theme/forced.ts'
import { CheckIcon } from '../../ui/icons.tsx'

interface PasswordRulesProps {
  readonly password: string
  readonly isStrong: boolean
  readonly minimum: number
}

/** What the password needs, said before it is typed and ticked while it is. */
export function PasswordRules({ password, isStrong, minimum }: PasswordRulesProps) {
  const { t } = useTranslation()
  const rules = [
    { says: t('auth.form.ruleLength', { count: minimum }), isMet: password.length >= minimum },
    ...(isStrong
      ? [
          { says: t('auth.form.ruleDigit'), isMet: /\d/.test(password) },
          { says: t('auth.form.ruleLowercase'), isMet: /\p{Ll}/u.test(password) },
          { says: t('auth.form.ruleUppercase'), isMet: /\p{Lu}/u.test(password) },
        ]
      : []),
  ]
  return (
    <Box
      component="ul"
      aria-label={t('auth.form.rules')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', m: 0, mb: 0.5, p: 0 }}
    >
      {rules.map(({ says, isMet }) => (
        <Box
          component="li"
          key={says}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            fontSize: '0.8125rem',
            color: isMet ? 'tone.done.ink' : 'text.secondary',
          }}
        >
          <Box component="span" sx={{ display: 'grid', placeItems: 'center', width: 16, height: 16 }}>
            {isMet ? <CheckIcon size={16} strokeWidth={2.6} /> : <Box component="span" sx={dot} />}
          </Box>
          {says}
          <span className="visually-hidden"> ({isMet ? t('auth.form.ruleMet') : t('auth.form.ruleMissing')})</span>
        </Box>
      ))}
    </Box>
  )
}

/** Not a ring: that would look like a choice to be made. */
const dot = { width: 6, height: 6, borderRadius: '50%', bgcolor: 'edge', [forcedColours]: forcedInk } as const
