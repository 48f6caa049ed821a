import Skeleton from '@mui/material/Skeleton'
import { confirmEmail } from '@vigie/contract/auth/auth.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { isRefused } from '../../api/errors.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { SuccessDrawing } from '../../ui/illustrations/pages.tsx'
import { ErrorDrawing } from '../../ui/illustrations/states.tsx'
import { ErrorState, StatePage } from '../../ui/feedback/StatePage.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { useOnce } from './useOnce.ts'

/** Confirms an e-mail by the link's token, and says how it went. */
export function ConfirmedEmail({ token }: { token: string }) {
  const { t } = useTranslation()
  const { answer, error, retry } = useOnce(() => (token ? ask(confirmEmail, { token }) : Promise.resolve({ success: false })))
  const goOn = (
    <ButtonLink to="/" variant="contained" size="large">
      {t('auth.confirm.continue')}
    </ButtonLink>
  )
  const dead = (text: string) => (
    <div role="alert">
      <StatePage isInCard isPage drawing={<ErrorDrawing />} title={t('auth.confirm.deadTitle')} text={text} action={goOn} />
    </div>
  )
  if (isRefused(error) && error.status === 422) return dead(error.message)
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (answer && !answer.success) return dead(t('auth.confirm.missing'))
  if (!answer) {
    const drawing = <Skeleton variant="rounded" width={160} height={110} />
    return (
      <LiveRegion>
        <StatePage isInCard isPage drawing={drawing} title={t('auth.confirm.asking')} />
      </LiveRegion>
    )
  }
  return (
    <LiveRegion>
      <StatePage
        isInCard
        isPage
        drawing={<SuccessDrawing />}
        title={t('auth.confirm.doneTitle')}
        text={t('auth.confirm.doneText')}
        action={goOn}
      />
    </LiveRegion>
  )
}
