import { useTranslation } from 'react-i18next'
import { useWaitingHere } from '../../offline/useWaitingHere.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** Acts that were kept on this device wait for whoever made them: nobody else can send them. */
export function WaitingNotice() {
  const { t } = useTranslation()
  const { count, author } = useWaitingHere()
  if (count === 0) return null
  return (
    <Banner tone="wait">{author === null ? t('auth.signIn.waiting', { count }) : t('auth.signIn.waitingOf', { count, author })}</Banner>
  )
}
