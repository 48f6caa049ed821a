import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isFinal, isOffline, isRefused } from '../../api/errors.ts'
import { HomeLink } from './HomeLink.tsx'
import { useArrival } from '../page/useArrival.ts'
import { EmptyDrawing, ErrorDrawing, OfflineDrawing } from '../illustrations/states.tsx'

interface StatePageProps {
  readonly drawing: ReactNode
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
  /** The page's own title (a whole page), or one inside it (a list). */
  readonly isPage?: boolean
  /** Inside a card, which has its own space around. */
  readonly isInCard?: boolean
}

/** A state of a page or of a list: a drawing, what it is, what one can do. */
export function StatePage({ drawing, title, text, action, isPage = false, isInCard = false }: StatePageProps) {
  const arrival = useArrival(isPage)
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: isInCard ? 0 : 2,
        py: isInCard ? 0 : 5,
        maxWidth: 520,
        mx: 'auto',
        width: '100%',
      }}
    >
      {drawing}
      <Typography ref={arrival} tabIndex={-1} variant={isPage ? 'h1' : 'h2'} component={isPage ? 'h1' : 'p'} sx={{ mt: 1 }}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  )
}

/** A list that holds nothing: one sentence, and the action that fills it. */
export const EmptyState = ({ title, text, action }: { title: string; text?: string; action?: ReactNode }) => (
  <StatePage drawing={<EmptyDrawing />} title={title} text={text} action={action} />
)

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry?: () => void
  /** Where whoever may not see it is led, for asking anew would change nothing; their home unless it is said. */
  readonly elsewhere?: ReactNode
}

/** What could not be read: the server's own sentence where there is one, and «Réessayer»; where that helps nothing, the way out. */
export function ErrorState({ error, onRetry, elsewhere }: ErrorStateProps) {
  const { t } = useTranslation()
  const again = onRetry && (
    <Button variant="contained" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  const way = isFinal(error) ? (elsewhere ?? <HomeLink />) : again
  if (isOffline(error)) {
    return <StatePage drawing={<OfflineDrawing />} title={t('common.errors.offline')} text={t('common.errors.offlineHint')} action={way} />
  }
  const text = isRefused(error) && error.message ? error.message : t('common.errors.later')
  return <StatePage drawing={<ErrorDrawing />} title={t('common.errors.title')} text={text} action={way} />
}
