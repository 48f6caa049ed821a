import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'

/** The first services, and their publication. */
export function MonthStep({ add }: { add: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <Typography color="textSecondary">{t('firstSteps.month.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {add}
        <ButtonLink to="/plannings" variant="outlined" color="inherit" sx={{ minHeight: 44 }}>
          {t('firstSteps.month.publish')}
        </ButtonLink>
        <ButtonLink to="/services" variant="outlined" color="inherit" sx={{ minHeight: 44 }}>
          {t('firstSteps.month.services')}
        </ButtonLink>
      </Box>
    </>
  )
}
