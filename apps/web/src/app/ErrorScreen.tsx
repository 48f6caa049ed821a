import Box from '@mui/material/Box'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DeniedDrawing, ErrorDrawing } from '../ui/illustrations.tsx'
import { StatePage } from '../ui/StatePage.tsx'
import { BackButton } from './BackButton.tsx'
import { AccessDenied } from './errors.ts'

/** What shows in the place of a screen that may not be opened, or that failed. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  const isDenied = error instanceof AccessDenied
  const app = isDenied ? t(`shell.titles.${error.address.title}`) : ''
  return (
    <Box sx={{ flex: 1, display: 'grid', alignContent: 'center' }}>
      <StatePage
        isPage
        drawing={isDenied ? <DeniedDrawing /> : <ErrorDrawing />}
        title={isDenied ? t('shell.denied.title', { app }) : t('common.errors.title')}
        text={isDenied ? `${t('shell.denied.text')} ${t('shell.denied.hint')}` : t('common.errors.text')}
        action={<BackButton />}
      />
    </Box>
  )
}
