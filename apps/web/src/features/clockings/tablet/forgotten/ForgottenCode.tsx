import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { sendCode } from '@vigie/contract/clockings/clockings.sending.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { figures } from '../../../../theme/augment.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { EmailField } from '../../../../ui/fields/EmailField.tsx'
import { FormNotice } from '../../../../ui/forms/FormNotice.tsx'
import { useForm } from '../../../../ui/forms/useForm.ts'
import { MailIcon } from '../../../../ui/icons.tsx'
import { tabletTarget, tabletText } from '../../../../ui/page/tablet.ts'
import { useArrival } from '../../../../ui/page/useArrival.ts'
import { useEscape } from '../../../../ui/page/useEscape.ts'
import { SubmitButton } from '../../../../ui/SubmitButton.tsx'
import { useOffline } from '../network.ts'
import { useUntouched } from '../useUntouched.ts'

/** Milliseconds before the clock stands there again: while somebody types, and once it is sent. */
const patience = { typing: 30_000, sent: 10_000 } as const

interface ForgottenCodeProps {
  readonly isSent: boolean
  readonly onSent: () => void
}

/** A forgotten code: an address, and a new code goes to whom it belongs to. Nothing of it stays on the wall. */
export function ForgottenCode({ isSent, onSent }: ForgottenCodeProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const [hasLeft, setLeft] = useState(true)
  const leave = () => void router.navigate({ to: '/pointages' })
  useUntouched(isSent ? patience.sent : patience.typing, leave)
  useEscape(true, leave)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isSent ? (
        <Sent hasLeft={hasLeft} />
      ) : (
        <Address
          onSent={(left) => {
            setLeft(left)
            onSent()
          }}
        />
      )}
      <Button variant="outlined" color="inherit" onClick={leave} sx={large}>
        {t('clockings.kiosk.forgotten.back')}
      </Button>
    </Box>
  )
}

function Address({ onSent }: { onSent: (hasLeft: boolean) => void }) {
  const { t } = useTranslation()
  const isOffline = useOffline()
  const form = useForm({
    start: { email: '' },
    validate: ({ email }) => (email.trim() === '' ? { email: t('auth.emailRequired') } : {}),
    send: ({ draft: { email } }) => ask(sendCode, { email: email.trim() }, { isByHttp: true, timeout: 10_000 }),
    onDone: ({ isSent }) => onSent(isSent),
  })
  return (
    <Box component="form" {...form.formProps} sx={fields}>
      <FormNotice form={form} />
      {isOffline && <Banner tone="late">{t('clockings.kiosk.forgotten.offline')}</Banner>}
      <EmailField autoComplete="off" isFirst {...form.textProps('email')} />
      <SubmitButton isBusy={form.isBusy} disabled={isOffline} sx={large}>
        {t('clockings.kiosk.forgotten.send')}
      </SubmitButton>
    </Box>
  )
}

/** The same for an address that nobody has: who works here is told to nobody. */
function Sent({ hasLeft }: { hasLeft: boolean }) {
  const { t } = useTranslation()
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 3, textAlign: 'center', fontFamily: figures }}>
      <Box sx={disc}>
        <MailIcon size={56} strokeWidth={1.4} />
      </Box>
      <Box component="h2" ref={useArrival()} tabIndex={-1} sx={{ m: 0, mt: 1, fontSize: 28, fontWeight: 700 }}>
        {t(hasLeft ? 'clockings.kiosk.forgotten.sentTitle' : 'clockings.kiosk.forgotten.unsentTitle')}
      </Box>
      <Box sx={{ fontSize: 18, lineHeight: 1.45, textWrap: 'balance' }}>
        {t(hasLeft ? 'clockings.kiosk.forgotten.sentText' : 'clockings.kiosk.forgotten.unsentText')}
      </Box>
    </Box>
  )
}

const large = { minHeight: tabletTarget, borderRadius: '16px', fontSize: 18 } as const
const fields = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .MuiOutlinedInput-input': { height: tabletTarget - 33, fontSize: 18 },
  ...tabletText,
} as const
const disc = {
  display: 'grid',
  placeItems: 'center',
  width: 120,
  height: 120,
  borderRadius: '50%',
  color: 'tone.done.ink',
  bgcolor: 'tone.done.soft',
} as const
