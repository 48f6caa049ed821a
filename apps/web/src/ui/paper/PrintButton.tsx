import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { PrintIcon } from '../icons.tsx'
import { ButtonLink } from '../links/ButtonLink.tsx'

interface PrintButtonProps {
  /** What is to be printed has come. */
  readonly isReady: boolean
  /** The page is there to be printed. */
  readonly isMain?: boolean
}

/** Prints what the page has for paper; a phone has its own menu for that, and no room. */
export function PrintButton({ isReady, isMain = false }: PrintButtonProps) {
  const { t } = useTranslation()
  const text = t('common.print')
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'inherit'}
      disabled={!isReady}
      aria-label={text}
      title={text}
      onClick={() => window.print()}
      sx={[look, atEnd, !isMain && deskOnly]}
    >
      <Face text={text} />
    </Button>
  )
}

interface PrintLinkProps {
  /** The address where sheets are made, with what is chosen. */
  readonly to: string
  readonly search: Readonly<Record<string, string | undefined>>
  /** At the end of its line. */
  readonly isAtEnd?: boolean
  /** A phone has no room for it. */
  readonly isDeskOnly?: boolean
}

/** Leads to the sheets of what the page shows, where they are made as a PDF. */
export function PrintLink({ to, search, isAtEnd = false, isDeskOnly = false }: PrintLinkProps) {
  const { t } = useTranslation()
  const text = t('common.print')
  return (
    <ButtonLink
      to={to}
      search={search}
      variant="outlined"
      color="inherit"
      aria-label={text}
      title={text}
      sx={[look, besides, isAtEnd && atEnd, isDeskOnly && deskOnly]}
    >
      <Face text={text} isShortOnPhone />
    </ButtonLink>
  )
}

/** Between a phone and a desk the page's own controls fill the line: its sign alone, with its name for whoever points. */
const Face = ({ text, isShortOnPhone = false }: { text: string; isShortOnPhone?: boolean }) => (
  <>
    <PrintIcon />
    <Box component="span" sx={{ display: { ...(isShortOnPhone && { xs: 'none' }), sm: 'none', lg: 'inline' } }}>
      {text}
    </Box>
  </>
)

const look = { minWidth: 44, gap: 1, px: { sm: 1.25, lg: 2 } } as const
const besides = { bgcolor: 'background.paper' } as const
const deskOnly = { ...besides, display: { xs: 'none', sm: 'inline-flex' } } as const
const atEnd = { ml: { sm: 'auto' } } as const
