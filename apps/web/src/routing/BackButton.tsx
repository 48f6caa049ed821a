import Button from '@mui/material/Button'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** «Retour»: back in history, or to the sign-in where there is none (coverage 8.046). */
export function BackButton() {
  const { t } = useTranslation()
  const router = useRouter()
  // The browser itself knows of pages of ours before this one, also where a typed address began the app anew.
  const hasFormer = (): boolean => ('navigation' in window ? window.navigation.canGoBack : router.history.canGoBack())
  const goBack = () => (hasFormer() ? router.history.back() : void router.navigate({ to: '/login' }))
  return (
    <Button variant="contained" size="large" onClick={goBack}>
      {t('common.back')}
    </Button>
  )
}
