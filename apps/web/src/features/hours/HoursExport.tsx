import { listHours, type MonthHours } from '@vigie/contract/hours/hours.ts'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../api/pages.ts'
import { csvOf, fileNameOf } from '../../kit/csv.ts'
import { downloadBlob, downloadCsv } from '../../kit/download.ts'
import type { HoursView } from '../../routing/addresses/hours.ts'
import { AdaptiveMenu } from '../../ui/dialogs/AdaptiveMenu.tsx'
import { useMenuAnchor } from '../../ui/dialogs/useMenuAnchor.ts'
import { DocumentIcon } from '../../ui/icons.tsx'
import { ExportFace } from '../../ui/lists/ExportFace.tsx'
import { useExporting } from '../../ui/lists/useExporting.ts'
import { hourColumns, hoursColumns, totalsOf } from './exported.rules.ts'
import { questionOf } from './useHours.ts'

/** Agents of one answer: a company of thousands comes in few. */
const limit = 1000

/** The hours as they are narrowed and sorted, as a file for payroll or a workbook with totals. */
export function HoursExport({ view, hours }: { view: HoursView; hours: MonthHours | undefined }) {
  const { t } = useTranslation()
  const anchor = useMenuAnchor()
  const { isBusy, run } = useExporting()
  const columns = hoursColumns(
    (name) => t(`hours.columns.${name}`),
    (name) => (name === 'number' ? t('agents.columns.number') : t(`hours.export.${name}`)),
  )
  const make = async (kind: 'csv' | 'xlsx') => {
    const agents = await allPages(listHours, { ...questionOf(view), limit }, (page) => page.agents)
    const name = fileNameOf(t('hours.export.file'), view.month)
    if (kind === 'xlsx') {
      // What makes workbooks comes with the first one.
      const { workbookOf } = await import('../../lists/workbook.ts')
      downloadBlob(
        name.replace(/csv$/, 'xlsx'),
        await workbookOf(t('hours.export.sheet'), columns, agents, {
          totals: totalsOf(t('hours.total'), columns, agents),
          frozenColumns: 2,
        }),
      )
      return agents.length
    }
    downloadCsv(name, csvOf(hourColumns(columns), agents, t('widgets.export.decimal')))
    return agents.length
  }
  return (
    <>
      <ExportFace
        label={t('hours.export.title')}
        word={t('hours.export.short')}
        isBusy={isBusy}
        isReady={hours !== undefined}
        hasChoice
        onPress={anchor.open}
      />
      <AdaptiveMenu
        anchor={anchor}
        title={t('hours.export.title')}
        options={[
          {
            id: 'csv',
            text: t('hours.export.csv'),
            caption: t('hours.export.csvText'),
            icon: DocumentIcon,
            handler: () => void run(() => make('csv')),
          },
          { id: 'xlsx', text: t('hours.export.xlsx'), icon: DocumentIcon, handler: () => void run(() => make('xlsx')) },
        ]}
      />
    </>
  )
}
