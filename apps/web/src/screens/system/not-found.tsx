import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { LostDrawing } from '../../ui/illustrations/pages.tsx'
import { StatePage } from '../../ui/feedback/StatePage.tsx'

/** An address that leads nowhere. */
export default function NotFound() {
  return (
    <Box component="main" sx={{ flex: 1, display: 'grid', alignContent: 'center' }}>
      <Lost />
    </Box>
  )
}

/** The same beside the menu, which holds the page's landmark. */
export const NotFoundInside = () => <Lost />

function Lost() {
  const { t } = useTranslation()
  const home = (
    <ButtonLink to="/" variant="contained" size="large">
      {t('common.home')}
    </ButtonLink>
  )
  return <StatePage isPage drawing={<LostDrawing />} title={t('shell.notFound.title')} text={t('shell.notFound.text')} action={home} />
}
