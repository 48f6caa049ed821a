import Box from '@mui/material/Box'
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
  // Between a phone and a desk the page's own controls fill the line: its sign alone, with its name for whoever points.
  const text = t('common.print')
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'inherit'}
      disabled={!isReady}
      aria-label={text}
      title={text}
      onClick={() => window.print()}
      sx={[
        { ml: { sm: 'auto' }, minWidth: 44, gap: 1, px: { sm: 1.25, lg: 2 } },
        !isMain && { bgcolor: 'background.paper', display: { xs: 'none', sm: 'inline-flex' } },
      ]}
    >
      <PrintIcon />
      <Box component="span" sx={{ display: { sm: 'none', lg: 'inline' } }}>
        {text}
      </Box>
    </Button>
  )
}
