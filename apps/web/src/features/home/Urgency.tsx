import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../session/store.ts'
import { PhoneIcon } from '../../ui/icons.tsx'
import { phoneHref } from '../../ui/fields/phone/phone.ts'
import { LineCard, OutsideLine } from '../../ui/page/LineCard.tsx'

/** Whom an agent calls when something goes wrong: the company's own number, where it has given one. */
export function Urgency() {
  const { t } = useTranslation()
  const phone = useExchange().environment.mobile.urgencyPhone
  if (!phone) return null
  return (
    <Box>
      <LineCard>
        <OutsideLine
          icon={PhoneIcon}
          tone="missing"
          title={t('home.urgency.call', { phone })}
          note={t('home.urgency.title')}
          href={phoneHref(phone)}
        />
      </LineCard>
    </Box>
  )
}
