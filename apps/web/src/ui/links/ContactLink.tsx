import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { phoneHref } from '../fields/phone/phone.ts'
import { MailIcon, PhoneIcon } from '../icons.tsx'

interface ContactLinkProps {
  readonly kind: 'phone' | 'email'
  readonly value: string
  /** Whose it is, or what for. */
  readonly name: string
}

/** At the end of a field: calls the number that stands in it, or writes to the address. */
export function ContactLink({ kind, value, name }: ContactLinkProps) {
  const { t } = useTranslation()
  const isPhone = kind === 'phone'
  const label = `${t(isPhone ? 'widgets.contact.call' : 'widgets.contact.write')} ${name}`
  return (
    <IconButton href={isPhone ? phoneHref(value) : `mailto:${value}`} aria-label={label} title={label} edge="end" size="small">
      {isPhone ? <PhoneIcon size={18} /> : <MailIcon size={18} />}
    </IconButton>
  )
}
