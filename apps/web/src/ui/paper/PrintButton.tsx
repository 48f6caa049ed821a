import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { PrintIcon } from '../icons.tsx'

interface PrintButtonProps {
  /** What is to be printed has come. */
  readonly isReady: boolean
  /** The page is there to be printed. */
  readonly isMain?: boolean
}

/** Prints what the page has for paper; a phone has its own menu for that, and no room. */
export function PrintButton({ isReady, isMain = false }: PrintButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'inherit'}
      startIcon={<PrintIcon />}
      disabled={!isReady}
      onClick={() => window.print()}
      sx={[{ ml: { sm: 'auto' } }, !isMain && { bgcolor: 'background.paper', display: { xs: 'none', sm: 'inline-flex' } }]}
    >
      {t('schedules.print')}
    </Button>
  )
}
