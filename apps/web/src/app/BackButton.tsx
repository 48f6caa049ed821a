import Button from '@mui/material/Button'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** «Retour»: back in history, or to the sign-in where there is none (specification, section 8). */
export function BackButton() {
  const { t } = useTranslation()
  const router = useRouter()
  const goBack = () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/login' }))
  return (
    <Button variant="contained" size="large" onClick={goBack}>
      {t('common.back')}
    </Button>
  )
}
