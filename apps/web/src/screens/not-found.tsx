import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { LostDrawing } from '../ui/illustrations.tsx'
import { StatePage } from '../ui/StatePage.tsx'

export default function NotFound() {
  const { t } = useTranslation()
  const home = (
    <ButtonLink to="/" variant="contained" size="large">
      {t('shell.notFound.home')}
    </ButtonLink>
  )
  return (
    <Box component="main" sx={{ flex: 1, display: 'grid', alignContent: 'center' }}>
      <StatePage isPage drawing={<LostDrawing />} title={t('shell.notFound.title')} text={t('shell.notFound.text')} action={home} />
    </Box>
  )
}
