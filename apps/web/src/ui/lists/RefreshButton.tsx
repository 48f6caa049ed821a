import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { RefreshIcon } from '../icons.tsx'

/** Asks for a list anew. `isBusy`: it is on its way. */
export function RefreshButton({ onRefresh, isBusy = false }: { onRefresh: () => unknown; isBusy?: boolean }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<RefreshIcon />}
      onClick={() => void onRefresh()}
      disabled={isBusy}
      sx={{ bgcolor: 'background.paper' }}
    >
      {t('common.refresh')}
    </Button>
  )
}
