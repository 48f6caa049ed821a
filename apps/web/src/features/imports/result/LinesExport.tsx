import { useTranslation } from 'react-i18next'
import type { Column } from '../../../kit/csv.ts'
import { ExportButton } from '../../../ui/lists/ExportButton.tsx'
import type { Entry, GroupName } from './groups.ts'

interface LinesExportProps {
  readonly group: GroupName
  readonly entries: readonly Entry[]
  /** Undefined while the sentences are on their way. */
  readonly textOf: ((entry: Entry) => string) | undefined
}

/** The lines of a group as a file: what is to be mended is looked up beside it. */
export function LinesExport({ group, entries, textOf }: LinesExportProps) {
  const { t } = useTranslation()
  const isReason = group === 'refused' || group === 'warned'
  const severity: Column<Entry> = {
    title: t('imports.result.sort.severity'),
    of: (entry) => (entry.group === 'warned' ? t(`imports.result.severities.${entry.line.kind}`) : ''),
  }
  const columns: readonly Column<Entry>[] = [
    { title: t('imports.download.columns.file'), of: ({ line }) => line.file },
    { title: t('imports.download.columns.line'), of: ({ line }) => line.line },
    ...(group === 'warned' ? [severity] : []),
    { title: t(`imports.download.columns.${isReason ? 'reason' : 'content'}`), of: (entry) => textOf?.(entry) ?? '' },
  ]
  return <ExportButton name={[t(`imports.download.files.${group}`)]} columns={columns} rows={textOf && entries} />
}
