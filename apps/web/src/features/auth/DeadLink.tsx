import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { ErrorDrawing } from '../../ui/illustrations/states.tsx'
import { StatePage } from '../../ui/feedback/StatePage.tsx'

/** A link that has expired or was used: how to get another one. */
export function DeadLink({ text }: { text: string }) {
  const { t } = useTranslation()
  const action = (
    <ButtonLink to="/reset-password" variant="contained" size="large">
      {t('auth.reset.newLink')}
    </ButtonLink>
  )
  return (
    <div role="alert">
      <StatePage isInCard isPage drawing={<ErrorDrawing />} title={t('auth.reset.deadTitle')} text={text} action={action} />
    </div>
  )
}
