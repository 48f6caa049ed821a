import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { importKinds, type ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { readImportRows } from '@vigie/contract/imports/imports.rows.ts'
import { monthOf } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../api/pages.ts'
import { csvOfLines, fileNameOf } from '../../kit/csv.ts'
import { downloadBlob, downloadCsv } from '../../kit/download.ts'
import { useToday } from '../../session/today.ts'
import { DownloadIcon } from '../../ui/icons.tsx'
import { useExporting } from '../../ui/lists/useExporting.ts'
import { MonthPicker } from '../../ui/pickers/MonthPicker.tsx'
import { Segments } from '../../ui/pickers/Segments.tsx'

type Format = 'csv' | 'xlsx'

/** What the company has, in the columns of the import: it is corrected in a spreadsheet and comes back. */
export function RowsExport() {
  const { t } = useTranslation()
  const thisMonth = monthOf(useToday())
  const [month, setMonth] = useState(thisMonth)
  const [format, setFormat] = useState<Format>('csv')
  const { isBusy, run } = useExporting()
  const make = async (kind: ImportKind) => {
    let titles: readonly string[] = []
    const rows = await allPages(readImportRows, { kind, ...(kind === 'shifts' && { month }) }, (page) => {
      ;({ titles } = page)
      return page.rows
    })
    const title = t(`imports.kinds.${kind}`)
    const name = fileNameOf(title, ...(kind === 'shifts' ? [month] : []))
    if (format === 'csv') downloadCsv(name, csvOfLines([titles, ...rows]))
    else {
      // The writer of workbooks comes with the first one.
      const { workbookOf } = await import('../../lists/workbook.ts')
      const columns = titles.map((one, at) => ({ title: one, isMinutes: false, of: (row: readonly string[]) => row[at] ?? '' }))
      downloadBlob(name.replace(/csv$/, 'xlsx'), await workbookOf(title, columns, rows))
    }
    return rows.length
  }
  return (
    <Box component="section" aria-labelledby="rows" sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'stretch', sm: 'start' } }}>
      <Typography id="rows" variant="h3" component="h2">
        {t('imports.rows.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
        {t('imports.rows.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Segments
          label={t('imports.rows.format')}
          value={format}
          choices={[
            { value: 'csv', text: t('widgets.export.csv') },
            { value: 'xlsx', text: t('widgets.export.xlsx') },
          ]}
          onChange={setFormat}
        />
        <MonthPicker label={t('imports.rows.month')} value={month} thisMonth={thisMonth} onChange={setMonth} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {importKinds.map((kind) => (
          <Button
            key={kind}
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
            disabled={isBusy}
            onClick={() => void run(() => make(kind))}
            sx={{ flex: { xs: '1 1 140px', sm: 'none' }, px: { xs: 1, sm: 2 }, hyphens: 'auto', overflowWrap: 'normal' }}
          >
            {t(`imports.kinds.${kind}`)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
