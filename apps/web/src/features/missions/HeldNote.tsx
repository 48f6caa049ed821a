import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../session/store.ts'
import { phoneHref } from '../../ui/fields/phone/phone.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'

/** Why an agent without active contract finds nothing but missions, and whom to call about it. */
export function HeldNote() {
  const { t } = useTranslation()
  const phone = useExchange().environment.mobile.urgencyPhone
  const call = phone && (
    <Button size="small" color="inherit" startIcon={<PhoneIcon />} href={phoneHref(phone)} sx={{ minHeight: 44, flex: 'none' }}>
      {t('missions.own.call')}
    </Button>
  )
  return (
    <Banner tone="wait" action={call}>
      {t('missions.own.held')}
    </Banner>
  )
}
