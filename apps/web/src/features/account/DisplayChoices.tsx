import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { changeDisplay, useDisplay } from '../../theme/display.ts'
import { MoonIcon, SunIcon } from '../../ui/icons.tsx'
import { CardChoices } from '../../ui/fields/choices/CardChoices.tsx'
import { Panel } from './Panel.tsx'

/** Light or dark, the whole width or not: kept on this device alone (coverage 3.073). */
export function DisplayChoices() {
  const { t } = useTranslation()
  const { themeMode, themeStretch } = useDisplay()
  return (
    <Panel title={t('account.settings.display')} text={t('account.settings.kept')}>
      <CardChoices
        label={t('account.settings.theme')}
        value={themeMode}
        onChange={(mode) => changeDisplay({ themeMode: mode })}
        choices={[
          { value: 'light', text: t('account.settings.light'), icon: SunIcon },
          { value: 'dark', text: t('account.settings.dark'), icon: MoonIcon },
        ]}
      />
      <Box>
        <FormControlLabel
          control={<Checkbox checked={themeStretch} onChange={(event) => changeDisplay({ themeStretch: event.target.checked })} />}
          label={t('account.settings.stretch')}
          sx={{ minHeight: 44 }}
        />
        <Typography variant="body2" color="textSecondary">
          {t('account.settings.stretchHint')}
        </Typography>
      </Box>
    </Panel>
  )
}
