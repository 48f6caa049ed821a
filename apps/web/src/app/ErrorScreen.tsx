import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { role } from '@vigie/contract/access.ts'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../api/errors.ts'
import { useSession } from '../session/store.ts'
import { DeniedDrawing, ErrorDrawing, OfflineDrawing } from '../ui/illustrations/states.tsx'
import { StatePage } from '../ui/feedback/StatePage.tsx'
import type { Address } from '../routing/address.ts'
import { BackButton } from '../routing/BackButton.tsx'
import { AccessDenied } from './errors.ts'

/** What shows in the place of a screen that may not be opened, or that failed. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  const isDenied = error instanceof AccessDenied
  const { exchange } = useSession()
  const { role: userRole } = exchange?.user ?? {}
  const denied = isDenied ? wordsOf(error.address) : null
  const router = useRouter()
  // A screen that could not be fetched is fetched when somebody answers again.
  if (isOffline(error)) {
    const again = (
      <Button variant="contained" size="large" onClick={() => void router.invalidate()}>
        {t('common.retry')}
      </Button>
    )
    const [title, text] = [t('common.errors.offline'), t('common.errors.offlineHint')]
    return <StatePage isPage drawing={<OfflineDrawing />} title={title} text={text} action={again} />
  }
  return (
    // The clock's frame leaves the landmarks to its pages.
    <Box
      component={isDenied && error.address.frame === 'clocking' ? 'main' : 'div'}
      sx={{ flex: 1, display: 'grid', alignContent: 'center' }}
    >
      <StatePage
        isPage
        drawing={isDenied ? <DeniedDrawing /> : <ErrorDrawing />}
        title={denied?.title ?? t('common.errors.title')}
        text={denied?.text ?? t('common.errors.text')}
        action={<BackButton />}
      />
    </Box>
  )

  function wordsOf({ frame }: Address): { title: string; text: string } {
    if (frame !== 'clocking') {
      const app = exchange?.theme.name || 'Vigie'
      return { title: t('shell.denied.title', { app }), text: `${t('shell.denied.text')} ${t('shell.denied.hint')}` }
    }
    // A manager comes in, but may not make a time clock of a device (coverage 8.045).
    const why = userRole === role.manager ? t('clockings.denied.link') : t('clockings.denied.app')
    return { title: t('clockings.denied.title'), text: `${why} ${t('clockings.denied.hint')}` }
  }
}
