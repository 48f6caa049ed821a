import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvOf, fileNameOf, type Column } from '../../kit/csv.ts'
import { downloadCsv } from '../../kit/download.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { useSentence } from '../feedback/sentences.ts'
import { toast } from '../feedback/toast.ts'
import { DownloadIcon } from '../icons.tsx'

interface ExportButtonProps<Row> {
  /** What the file is called after: the list, its month or day. */
  readonly name: readonly string[]
  readonly columns: readonly Column<Row>[]
  /** The whole list as it is narrowed and sorted, also what has not been scrolled to; undefined while it is on its way. */
  readonly rows: (() => Promise<readonly Row[]>) | readonly Row[] | undefined
}

/** The whole list as a file for a spreadsheet. */
export function ExportButton<Row>({ name, columns, rows }: ExportButtonProps<Row>) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const all = typeof rows === 'function' ? await rows() : (rows ?? [])
      downloadCsv(fileNameOf(...name), csvOf(columns, all, t('common.export.decimal')))
      toast('success', t('common.export.done', { count: all.length }))
    } catch (error) {
      toast('error', sentence(error))
    }
    setBusy(false)
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t('common.export.label')}
      title={t('common.export.label')}
      aria-busy={isBusy}
      disabled={isBusy || !rows}
      onClick={() => void save()}
      sx={{ bgcolor: 'background.paper', px: 1.5, gap: 0.75, minWidth: { xs: 48, md: 'max-content' } }}
    >
      <span style={{ display: 'flex', opacity: isBusy ? 0 : 1 }}>
        <DownloadIcon size={18} />
      </span>
      {isBusy && <Spinner />}
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {t('common.export.short')}
      </Box>
    </Button>
  )
}
