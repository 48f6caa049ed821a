import { willBeDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { listen } from '../../../api/socket.ts'
import { useStore } from '../../../kit/store.ts'
import { useNow } from '../../../session/useNow.ts'
import { endsSoon, prolong } from '../../../session/idle.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { signOut } from './leaving.ts'

/** Two minutes before an idle session ends: stay, or go. */
export function IdleDialog() {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const endsAt = useStore(endsSoon)
  useEffect(() => listen(willBeDisconnected, (event) => endsSoon.set(event.endsAt)), [])
  // Where nobody answers the question stays: the session has not been prolonged.
  const stay = () => prolong().catch((error: unknown) => toast('error', sentenceOf(error)))
  return (
    <ConfirmDialog
      isOpen={endsAt !== null}
      mustChoose
      variant="warning"
      safe="confirm"
      title={t('shell.idle.title')}
      confirm={t('shell.idle.prolong')}
      cancel={t('shell.idle.signOut')}
      onConfirm={stay}
      onCancel={() => void signOut()}
    >
      <p style={{ margin: 0 }}>{t('shell.idle.warning')}</p>
      {endsAt && <Remaining endsAt={endsAt} onEnd={forget} />}
    </ConfirmDialog>
  )
}

const forget = () => endsSoon.set(null)

/** How long is left, to the second. When it is over the server says so; another tab may have prolonged. */
function Remaining({ endsAt, onEnd }: { endsAt: Instant; onEnd: () => void }) {
  const { t } = useTranslation()
  const seconds = Math.max(0, Math.round((epochOf(endsAt) - epochOf(useNow(1))) / 1000))
  useEffect(() => {
    if (seconds > 0) return
    const timer = setTimeout(onEnd, 5000)
    return () => clearTimeout(timer)
  }, [seconds, onEnd])
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <p style={{ margin: '8px 0 0' }}>{t('shell.idle.remaining', { time })}</p>
}
