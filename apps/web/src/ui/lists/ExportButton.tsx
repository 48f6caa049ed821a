import { useTranslation } from 'react-i18next'
import { csvOf, fileNameOf, type Column } from '../../kit/csv.ts'
import { downloadCsv } from '../../kit/download.ts'
import { ExportFace } from './ExportFace.tsx'
import { useExporting } from './useExporting.ts'

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
  const { isBusy, run } = useExporting()
  const make = async () => {
    const all = typeof rows === 'function' ? await rows() : (rows ?? [])
    downloadCsv(fileNameOf(...name), csvOf(columns, all, t('widgets.export.decimal')))
    return all.length
  }
  return (
    <ExportFace
      label={t('widgets.export.label')}
      word={t('widgets.export.short')}
      isBusy={isBusy}
      isReady={rows !== undefined}
      onPress={() => void run(make)}
    />
  )
}
