import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { importKinds } from '@vigie/contract/imports/imports.report.ts'
import { useTranslation } from 'react-i18next'
import { ModelButton } from './ModelButton.tsx'

/** For whoever has no export yet: a file of each kind to fill, with its titles and a line that shows how. */
export function Models() {
  const { t } = useTranslation()
  return (
    <Box component="section" aria-labelledby="models" sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'stretch', sm: 'start' } }}>
      <Typography id="models" variant="h3" component="h2">
        {t('imports.models.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
        {t('imports.models.text')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
        {t('imports.models.twice')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {importKinds.map((kind) => (
          <ModelButton key={kind} kind={kind} fileName={t(`imports.models.files.${kind}`)}>
            {t(`imports.kinds.${kind}`)}
          </ModelButton>
        ))}
      </Box>
    </Box>
  )
}
