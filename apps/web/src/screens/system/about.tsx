import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { appVersion } from '../../kit/version.ts'
import { About } from '../../features/account/About.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'

/** À propos: the app, its version and the company. */
export default function AboutScreen() {
  const { t } = useTranslation()
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={t('shell.titles.about')} />
      <About version={appVersion} />
    </Box>
  )
}
