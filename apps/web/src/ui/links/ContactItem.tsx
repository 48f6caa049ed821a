import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { MailIcon, PhoneIcon } from '../icons.tsx'
import { phoneHref } from '../fields/phone/phone.ts'
import { usePhoneText } from '../fields/phone/usePhoneText.ts'
import { ToneTile } from '../marks/ToneTile.tsx'

interface ContactItemProps {
  readonly kind: 'phone' | 'email'
  /** As it was typed. */
  readonly value: string
  /** Whose it is, or what for. */
  readonly name: string
}

/** One line of a list that calls, or writes. The whole line is the target. */
export function ContactItem({ kind, value, name }: ContactItemProps) {
  const { t } = useTranslation()
  const shown = usePhoneText(kind === 'phone' ? value : '')
  const isPhone = kind === 'phone'
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box component="a" href={isPhone ? phoneHref(value) : `mailto:${value}`} sx={line}>
        <ToneTile tone="run" icon={isPhone ? PhoneIcon : MailIcon} />
        <Box component="span" sx={{ display: 'grid', minWidth: 0, position: 'relative' }}>
          <span className="visually-hidden">{t(isPhone ? 'widgets.contact.call' : 'widgets.contact.write')} </span>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {name}{' '}
          </Box>
          <strong>{isPhone ? shown : value}</strong>
        </Box>
      </Box>
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1,
  minHeight: 56,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const
