import Button from '@mui/material/Button'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DeniedDrawing, ErrorDrawing } from '../ui/illustrations.tsx'
import { StatePage } from '../ui/StatePage.tsx'
import { AccessDenied } from './errors.ts'

/** What shows in the place of a screen that may not be opened, or that failed. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const isDenied = error instanceof AccessDenied
  useEffect(() => {
    if (!isDenied) console.error(error)
  }, [error, isDenied])
  const goBack = () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/login' }))
  const back = (
    <Button variant="contained" onClick={goBack}>
      {t('common.back')}
    </Button>
  )
  if (!isDenied) {
    return <StatePage isPage drawing={<ErrorDrawing />} title={t('common.errors.title')} text={t('common.errors.text')} action={back} />
  }
  const app = t(`shell.titles.${error.address.title}`)
  const text = (
    <>
      {t('shell.denied.text')} {t('shell.denied.hint')}
    </>
  )
  return <StatePage isPage drawing={<DeniedDrawing />} title={t('shell.denied.title', { app })} text={text} action={back} />
}
