import type { Call } from '@vigie/contract/kit/call.ts'
import { useTranslation } from 'react-i18next'
import type { Input } from '../api/ask.ts'
import { allPages } from '../api/pages.ts'
import { csvOf, fileNameOf, hoursOf } from '../kit/csv.ts'
import { downloadBlob, downloadCsv } from '../kit/download.ts'
import type { Query, Values } from '../routing/query.ts'
import { AdaptiveMenu } from '../ui/dialogs/AdaptiveMenu.tsx'
import { useMenuAnchor } from '../ui/dialogs/useMenuAnchor.ts'
import { DocumentIcon } from '../ui/icons.tsx'
import { ExportFace } from '../ui/lists/ExportFace.tsx'
import { useExporting } from '../ui/lists/useExporting.ts'
import type { AnyRow, ListDefinition } from './defineList.ts'
import { useListWords } from './useListWords.ts'

interface ListExportProps<C extends Call, Q extends Query, Row extends AnyRow, Context> {
  readonly list: ListDefinition<C, Q, Row, Context>
  readonly view: Values<Q>
  readonly context: Context
  /** The rows that it has; the whole list unless said. */
  readonly rows?: readonly Row[]
}

/** The whole list as it is narrowed and sorted, also what has not been scrolled to, as CSV or as a workbook. */
export function ListExport<C extends Call, Q extends Query, Row extends AnyRow, Context>(props: ListExportProps<C, Q, Row, Context>) {
  const { list, view, context, rows: chosen } = props
  const { t } = useTranslation()
  const words = useListWords(list)
  const anchor = useMenuAnchor()
  const { isBusy, run } = useExporting()
  const columns = list.columns.flatMap(({ key, value, isMinutes = false, isShown }) =>
    value && (isShown?.(context) ?? true) ? [{ title: words.column(key), isMinutes, of: (row: Row) => value(row, context) }] : [],
  )
  const make = async (kind: 'csv' | 'xlsx') => {
    const input = { ...(list.input(view, context) as object), limit: list.mostRows } as Input<C>
    const all = chosen ?? (await allPages(list.call, input, (answer) => list.rowsOf(answer, context)))
    const rows = all.filter((row) => !list.isHeading?.(row))
    const name = fileNameOf(words.title, ...(list.fileName ? [list.fileName(view)] : []))
    if (kind === 'xlsx') {
      // The writer of workbooks comes with the first one.
      const { workbookOf } = await import('./workbook.ts')
      downloadBlob(name.replace(/csv$/, 'xlsx'), await workbookOf(words.title, columns, rows))
      return rows.length
    }
    const written = columns.map(({ title, isMinutes, of }) => ({
      title,
      of: (row: Row) => {
        const cell = of(row)
        return isMinutes && typeof cell === 'number' ? hoursOf(cell) : cell
      },
    }))
    downloadCsv(name, csvOf(written, rows, t('widgets.export.decimal')))
    return rows.length
  }
  return (
    <>
      <ExportFace
        label={t('widgets.export.title')}
        word={t('widgets.export.choose')}
        isBusy={isBusy}
        isReady
        hasChoice
        onPress={anchor.open}
      />
      <AdaptiveMenu
        anchor={anchor}
        title={t('widgets.export.title')}
        options={[
          { id: 'csv', text: t('widgets.export.csv'), icon: DocumentIcon, handler: () => void run(() => make('csv')) },
          { id: 'xlsx', text: t('widgets.export.xlsx'), icon: DocumentIcon, handler: () => void run(() => make('xlsx')) },
        ]}
      />
    </>
  )
}
