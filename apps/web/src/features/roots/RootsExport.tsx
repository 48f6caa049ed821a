import { listRoots, type ChainRoot } from '@vigie/contract/clockings/clockings.proof.ts'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../api/pages.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import type { Column } from '../../kit/csv.ts'
import { digitsOf } from '../../kit/dates.ts'
import { ExportButton } from '../../ui/lists/ExportButton.tsx'

/** The most that one answer brings. */
const limit = 200

/** The whole log as a file, each root with its signed entry. */
export function RootsExport({ isThere }: { isThere: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const columns: readonly Column<ChainRoot>[] = [
    { title: t('roots.columns.number'), of: ({ number }) => number },
    { title: t('roots.columns.at'), of: ({ at }) => digitsOf(at, language) },
    { title: t('roots.columns.kind'), of: ({ kind }) => t(`roots.kinds.${kind}`) },
    { title: t('roots.columns.sites'), of: ({ siteCount }) => siteCount },
    { title: t('roots.columns.acts'), of: ({ actCount }) => actCount },
    { title: t('roots.columns.digest'), of: ({ root }) => root },
    { title: t('roots.columns.key'), of: ({ keyId }) => keyId },
    { title: t('roots.columns.entry'), of: ({ word }) => word },
  ]
  const rows = () => allPages(listRoots, { limit }, ({ roots }) => roots)
  return <ExportButton name={[t('roots.list')]} columns={columns} rows={isThere ? rows : undefined} />
}
