import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from './Field.tsx'
import { EyeIcon, EyeOffIcon } from '../firstIcons.tsx'

/** A password with the eye that shows it. `autoComplete` says which one: current-password or new-password. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'endAdornment'>) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const name = isShown ? t('auth.hidePassword') : t('auth.showPassword')
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      inputProps={{ autoCapitalize: 'none', autoCorrect: 'off', ...props.inputProps }}
      endAdornment={
        <IconButton
          aria-label={name}
          aria-pressed={isShown}
          title={name}
          edge="end"
          onClick={() => setShown(!isShown)}
          // The field keeps its place and its caret.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  )
}
