import Button from '@mui/material/Button'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { useTranslation } from 'react-i18next'
import { isWaiting } from '../states.rules.ts'
import { useReminding } from './useReminding.ts'

/** The one act of a row: reminds who has not read or validated it, while there is somebody. */
export function RemindButton({ document }: { document: Document }) {
  const { t } = useTranslation()
  const { remind, isBusy } = useReminding(document)
  if (!isWaiting(document)) return null
  return (
    <Button
      size="small"
      disabled={isBusy}
      aria-label={t('documents.remind.of', { name: document.name })}
      onClick={remind}
      sx={{ minWidth: 0, px: 1, mr: -1 }}
    >
      {t('documents.remind.short')}
    </Button>
  )
}
