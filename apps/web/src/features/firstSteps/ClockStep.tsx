import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'

/** How agents clock: at a tablet on the wall, or with their phones. */
export function ClockStep({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, lineHeight: 1.6 }}>
        {(['open', 'enter', 'code'] as const).map((line) => (
          <li key={line}>{t(`firstSteps.clock.${line}`)}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ButtonLink to="/clockings/link-device" variant={isDone ? 'outlined' : 'contained'}>
          {t('firstSteps.clock.link')}
        </ButtonLink>
        <ButtonLink to="/site/sites" variant="outlined" color="inherit">
          {t('firstSteps.clock.sites')}
        </ButtonLink>
      </Box>
      <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
        {t('firstSteps.clock.phones')}
      </Typography>
    </>
  )
}
