import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshSession } from '../../session/start.ts'
import { useExchange } from '../../session/store.ts'
import { PhoneIcon, RefreshIcon } from '../../ui/icons.tsx'
import { EmptyDrawing } from '../../ui/illustrations/states.tsx'
import { phoneHref } from '../../ui/fields/phone/phone.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { StatePage } from '../../ui/feedback/StatePage.tsx'
import { toast } from '../../ui/feedback/toast.ts'

/** An agent without active contract learns whom to call, and asks again once the contract should be there. */
export function NoContract({ onChecked }: { onChecked: () => void }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const { theme, environment } = useExchange()
  const [isBusy, setBusy] = useState(false)
  const phone = environment.mobile.urgencyPhone
  const check = async () => {
    setBusy(true)
    try {
      await refreshSession()
      onChecked()
    } catch (error) {
      toast('error', sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  const actions = (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' }}>
      {phone && (
        <Button variant="contained" size="large" href={phoneHref(phone)} startIcon={<PhoneIcon />}>
          {t('home.noContract.call', { phone })}
        </Button>
      )}
      <Button variant="outlined" color="inherit" size="large" startIcon={<RefreshIcon />} disabled={isBusy} onClick={() => void check()}>
        {t('home.noContract.again')}
      </Button>
    </span>
  )
  const company = theme.name
  const text = phone ? t('home.noContract.textCall', { company }) : t('home.noContract.text', { company })
  return <StatePage isPage drawing={<EmptyDrawing />} title={t('home.noContract.title')} text={text} action={actions} />
}
