import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { importKinds, type ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { readImportModels } from '@vigie/contract/imports/imports.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { csvOfLines } from '../../kit/csv.ts'
import { downloadCsv } from '../../kit/download.ts'
import { DownloadIcon } from '../../ui/icons.tsx'

/** For whoever has no export yet: a file of each kind to fill, with its titles and a line that shows how. */
export function Models() {
  const { t } = useTranslation()
  const { data } = useAsk(readImportModels, {}, { staleTime: 3_600_000 })
  const fill = (kind: ImportKind) => {
    const model = data?.models.find((one) => one.kind === kind)
    if (!model) return
    const rows = [model.columns.map(({ title }) => title), model.columns.map(({ example }) => example)]
    downloadCsv(t(`imports.models.files.${kind}`), csvOfLines(rows))
  }
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
          <Button
            key={kind}
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
            disabled={!data}
            onClick={() => fill(kind)}
            sx={{ flex: { xs: '1 1 140px', sm: 'none' }, px: { xs: 1, sm: 2 }, hyphens: 'auto', overflowWrap: 'normal' }}
          >
            {t(`imports.kinds.${kind}`)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
