import type { AnyList } from '@vigie/contract/kit/list.ts'
import type { Input } from '../api/ask.ts'
import { useTranslation } from 'react-i18next'
import { allPages } from '../api/pages.ts'
import { csvOf, fileNameOf, hoursOf } from '../kit/csv.ts'
import { downloadBlob, downloadCsv } from '../kit/download.ts'
import { AdaptiveMenu } from '../ui/dialogs/AdaptiveMenu.tsx'
import { useMenuAnchor } from '../ui/dialogs/useMenuAnchor.ts'
import { DocumentIcon } from '../ui/icons.tsx'
import { ExportFace } from '../ui/lists/ExportFace.tsx'
import { useExporting } from '../ui/lists/useExporting.ts'
import type { DefinedList, RowOf } from './defineList.ts'
import { questionOfList, type ListView } from './listQuery.ts'
import { useListWords } from './useListWords.ts'

/** The most rows that one answer brings. */
const limit = 200

interface ListExportProps<C extends AnyList, Context> {
  readonly list: DefinedList<C, Context>
  readonly view: ListView<C>
  readonly context: Context
}

/** The whole list as it is narrowed and sorted, also what has not been scrolled to, as CSV or as a workbook. */
export function ListExport<C extends AnyList, Context>({ list, view, context }: ListExportProps<C, Context>) {
  const { t } = useTranslation()
  const words = useListWords(list)
  const anchor = useMenuAnchor()
  const { isBusy, run } = useExporting()
  const columns = list.columns.flatMap(({ key, value, isMinutes = false }) =>
    value ? [{ title: words.column(key), isMinutes, of: (row: RowOf<C>) => value(row, context) }] : [],
  )
  const make = async (kind: 'csv' | 'xlsx') => {
    const input = { ...questionOfList(list.call, view), limit } as Input<C>
    const rows = await allPages(list.call, input, (page) => (page as { rows: readonly RowOf<C>[] }).rows)
    const name = fileNameOf(words.title)
    if (kind === 'xlsx') {
      // The writer of workbooks comes with the first one.
      const { workbookOf } = await import('./workbook.ts')
      downloadBlob(name.replace(/csv$/, 'xlsx'), await workbookOf(words.title, columns, rows))
      return rows.length
    }
    const written = columns.map(({ title, isMinutes, of }) => ({
      title,
      of: (row: RowOf<C>) => {
        const cell = of(row)
        return isMinutes && typeof cell === 'number' ? hoursOf(cell) : cell
      },
    }))
    downloadCsv(name, csvOf(written, rows, t('common.export.decimal')))
    return rows.length
  }
  return (
    <>
      <ExportFace
        label={t('common.export.title')}
        word={t('common.export.choose')}
        isBusy={isBusy}
        isReady
        hasChoice
        onPress={anchor.open}
      />
      <AdaptiveMenu
        anchor={anchor}
        title={t('common.export.title')}
        options={[
          { id: 'csv', text: t('common.export.csv'), icon: DocumentIcon, handler: () => void run(() => make('csv')) },
          { id: 'xlsx', text: t('common.export.xlsx'), icon: DocumentIcon, handler: () => void run(() => make('xlsx')) },
        ]}
      />
    </>
  )
}
