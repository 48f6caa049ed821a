import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from '../../ui/fields/Field.tsx'

interface NameFieldsProps {
  /** What a field of the form takes (`useForm`). */
  readonly textProps: (name: 'firstName' | 'lastName') => Pick<FieldProps, 'value' | 'problem' | 'onChange' | 'onBlur'>
  /** The caret stands here at first. */
  readonly isFirst?: boolean
}

/** How somebody is called. */
export function NameFields({ textProps, isFirst = false }: NameFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field
        label={t('account.profile.firstName')}
        autoComplete="given-name"
        isFirst={isFirst}
        maxLength={100}
        name="firstName"
        {...textProps('firstName')}
      />
      <Field label={t('account.profile.lastName')} autoComplete="family-name" maxLength={100} name="lastName" {...textProps('lastName')} />
    </>
  )
}
