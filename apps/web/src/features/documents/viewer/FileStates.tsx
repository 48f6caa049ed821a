import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { networkBack } from '../../../api/connection.ts'
import { isRefused } from '../../../api/errors.ts'
import { StatePage } from '../../../ui/feedback/StatePage.tsx'
import { ErrorDrawing, OfflineDrawing } from '../../../ui/illustrations/states.tsx'
import { failureOf } from './failure.rules.ts'
import type { Look } from './ViewerTools.tsx'

/** A file on its way, and how much of it has come. */
export function FileComing({ name, share, look }: { name: string; share: number | null; look: Look }) {
  const { t } = useTranslation()
  const isKnown = share !== null && share > 0
  return (
    <Box role="status" sx={[place, look === 'panel' && { minHeight: 200 }]}>
      <Box sx={{ width: 'min(280px, 70%)', display: 'grid', gap: 1, justifyItems: 'center', color: 'text.secondary' }}>
        {t('documents.viewer.coming')}
        <LinearProgress
          aria-label={name}
          variant={isKnown ? 'determinate' : 'indeterminate'}
          {...(isKnown && { value: Math.round(share * 100) })}
          sx={{ width: '100%', height: 6, borderRadius: 99 }}
        />
      </Box>
    </Box>
  )
}

/** Milliseconds. */
const hour = 3_600_000

interface FileFailedProps {
  readonly error?: unknown
  readonly onRetry: () => void
  readonly onDownload?: (() => void) | undefined
  /** Whatever depends on its having been read is closed for as long as this is shown. */
  readonly onFailed?: ((hasFailed: boolean) => void) | undefined
}

/** A file that does not come, or that cannot be shown (coverage 8.024); without network that is said as well. */
export function FileFailed({ error, onRetry, onDownload, onFailed }: FileFailedProps) {
  const { t } = useTranslation()
  const failure = failureOf(error, navigator.onLine)
  const isCut = failure === 'offline'
  const isLocked = failure === 'locked'
  const why = isCut ? t('documents.viewer.offline') : isRefused(error) ? error.message : ''
  const tell = useEffectEvent((hasFailed: boolean) => onFailed?.(hasFailed))
  useEffect(() => {
    tell(true)
    return () => tell(false)
  }, [])
  // As it says: it comes with the network.
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (!isCut) return undefined
    const stop = new AbortController()
    void networkBack(hour, stop.signal).then(() => !stop.signal.aborted && retry())
    return () => stop.abort()
  }, [isCut])
  return (
    <Box role="alert" sx={place}>
      <StatePage
        drawing={isCut ? <OfflineDrawing /> : <ErrorDrawing />}
        title={t('documents.viewer.failed')}
        text={
          <>
            {t(isLocked ? 'documents.viewer.locked' : 'documents.viewer.failedText')}
            {why && (
              <>
                <br />
                {why}
              </>
            )}
          </>
        }
        action={
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            {!isLocked && (
              <Button variant="contained" onClick={onRetry}>
                {t('common.retry')}
              </Button>
            )}
            {onDownload && !isCut && (
              <Button variant={isLocked ? 'contained' : 'outlined'} color={isLocked ? 'primary' : 'inherit'} onClick={onDownload}>
                {t('documents.acts.download')}
              </Button>
            )}
          </Box>
        }
      />
    </Box>
  )
}

const place = { flex: 1, minHeight: 0, overflow: 'auto', display: 'grid', placeItems: 'center', bgcolor: 'tone.wait.soft' } as const
