import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { readImportModels, type ImportOutcome } from '@vigie/contract/imports/imports.ts'
import { importKinds, type ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { asksAbout, openFields, withChoice } from './columnMap.rules.ts'
import type { Import } from '../useImport.ts'

const skipped = '-'

/** Titles that are not known: which kind of file is it, and which column is which? Kept for the next import. */
export function ColumnMap({ outcome, isBusy, columns, kinds, sayColumns, sayKind, check }: Import) {
  const { t } = useTranslation()
  const { data } = useAsk(readImportModels, {}, { staleTime: 3_600_000 })
  const files = outcome?.files.filter(asksAbout) ?? []
  if (!data || files.length === 0) return null
  const fieldsOf = (file: ImportOutcome['files'][number]) => {
    const model = data.models.find(({ kind }) => kind === file.kind)
    if (!model) return null
    return file.unknownColumns.map((title) => {
      const said = columns.find((one) => one.kind === model.kind && one.title === title)
      const choices = openFields(file, model, columns, title).map((one) => ({
        value: one.field,
        label: one.isRequired ? t('imports.columns.required', { title: one.title }) : one.title,
      }))
      return (
        <SelectField
          key={title}
          label={title}
          value={said ? (said.field ?? skipped) : ''}
          placeholder={t('imports.columns.choose')}
          disabled={isBusy}
          choices={[{ value: skipped, label: t('imports.columns.skip') }, ...choices]}
          onChange={(value) =>
            sayColumns(withChoice(columns, model.kind, title, value === '' ? undefined : value === skipped ? null : value))
          }
        />
      )
    })
  }
  return (
    <Card component="section" aria-labelledby="columns" sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography id="columns" variant="h3" component="h2">
          {t('imports.columns.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {t('imports.columns.text')}
        </Typography>
      </Box>
      {files.map((file) => (
        <Box
          key={file.file}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(240px, 1fr))' } }}
        >
          <Typography sx={{ gridColumn: '1 / -1', fontWeight: 600, overflowWrap: 'anywhere' }}>{file.file}</Typography>
          {file.kind === null && (
            <SelectField
              label={t('imports.columns.kind')}
              value={kinds.find((one) => one.file === file.file)?.kind ?? ''}
              placeholder={t('imports.columns.choose')}
              disabled={isBusy}
              choices={importKinds.map((kind) => ({ value: kind, label: t(`imports.kinds.${kind}`) }))}
              onChange={(value) => sayKind(file.file, value as ImportKind | '')}
            />
          )}
          {fieldsOf(file)}
        </Box>
      ))}
      <Box>
        <Button variant="outlined" color="inherit" disabled={isBusy || (columns.length === 0 && kinds.length === 0)} onClick={check}>
          {t('imports.again')}
        </Button>
      </Box>
    </Card>
  )
}
