import Box from '@mui/material/Box'
import { BackButton } from '../../routing/BackButton.tsx'
import { useTranslation } from 'react-i18next'
import { ErrorDrawing } from '../../ui/illustrations/states.tsx'
import { StatePage } from '../../ui/feedback/StatePage.tsx'

export default function Failure() {
  const { t } = useTranslation()
  return (
    <Box component="main" sx={{ flex: 1, display: 'grid', alignContent: 'center' }}>
      <StatePage
        isPage
        drawing={<ErrorDrawing />}
        title={t('common.errors.title')}
        text={t('common.errors.text')}
        action={<BackButton />}
      />
    </Box>
  )
}
