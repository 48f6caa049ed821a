import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '../marks/Mark.tsx'
import { Modal } from './Modal.tsx'
import { StoreBadge, type MobilePlatform } from './StoreBadge.tsx'

interface GetAppDialogProps {
  readonly isOpen: boolean
  /** The app for those who are on the site; its new version for those who have it. */
  readonly kind: 'download' | 'update'
  readonly appName: string
  readonly platform: MobilePlatform
  /** Where the app is had. */
  readonly url: string
  /** Why it is worth it. */
  readonly reason: ReactNode
  readonly versions?: { readonly current: string; readonly available: string }
  /** One goes on as one is. */
  readonly onStay: () => void
}

/** Offers the app, or its update. */
export function GetAppDialog({ isOpen, kind, appName, platform, url, reason, versions, onStay }: GetAppDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onStay}
      maxWidth="xs"
      title={t(`widgets.getApp.${kind}`)}
      actions={
        <Button color="inherit" onClick={onStay}>
          {kind === 'download' ? t('widgets.getApp.stay') : t('widgets.getApp.keep')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, py: 2 }}>
        <Mark size={72} />
        <Typography variant="h2" component="p">
          {appName}
        </Typography>
        <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {reason}
        </Typography>
        {versions && (
          <Typography variant="body2" color="textSecondary">
            {t('widgets.getApp.version', versions)}
          </Typography>
        )}
        <Box sx={{ mt: 1 }}>
          <StoreBadge platform={platform} url={url} />
        </Box>
      </Box>
    </Modal>
  )
}
