import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { DialogSamples } from './DialogSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { MenuSamples } from './MenuSamples.tsx'
import { MessageSamples } from './MessageSamples.tsx'
import { PeopleSamples } from './PeopleSamples.tsx'
import { PickerSamples } from './PickerSamples.tsx'
import { StateSamples } from './StateSamples.tsx'

/** Every shared widget in all its states: what is looked at before one of them changes. */
export function Widgets() {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1120 }}>
      <PageTitle title={t('shell.titles.widgets')} text={t('widgets.demo.text')} />
      <DialogSamples />
      <MenuSamples />
      <PickerSamples />
      <FieldSamples />
      <MessageSamples />
      <StateSamples />
      <PeopleSamples />
    </Box>
  )
}
