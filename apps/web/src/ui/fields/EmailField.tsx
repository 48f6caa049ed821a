import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from './Field.tsx'

/** The address with which one signs in: no keyboard corrects or capitalises it. */
export function EmailField(props: Omit<FieldProps, 'label' | 'type' | 'inputProps'>) {
  const { t } = useTranslation()
  return (
    <Field label={t('auth.email')} type="email" inputProps={{ autoCapitalize: 'none', inputMode: 'email', spellCheck: false }} {...props} />
  )
}
