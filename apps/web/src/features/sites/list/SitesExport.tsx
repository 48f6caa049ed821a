import { listSites, type Site } from '@vigie/contract/sites/sites.ts'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../../api/pages.ts'
import type { Column } from '../../../kit/csv.ts'
import type { SitesView } from '../../../routing/addresses/sites.ts'
import { ExportButton } from '../../../ui/lists/ExportButton.tsx'
import type { Position } from '../../../domains/sites/usePosition.ts'
import { questionOf } from './useSites.ts'

/** The sites of a view as a file. */
export function SitesExport({ view, position }: { view: SitesView; position: Position | null }) {
  const { t } = useTranslation()
  const columns: readonly Column<Site>[] = [
    { title: t('sites.export.code'), of: ({ code }) => code },
    { title: t('sites.columns.site'), of: ({ name }) => name },
    { title: t('sites.columns.client'), of: ({ clientName }) => clientName },
    { title: t('sites.export.address'), of: ({ address, addressComplement }) => [address, addressComplement].filter(Boolean).join(', ') },
    { title: t('sites.export.postcode'), of: ({ postcode }) => postcode },
    { title: t('sites.columns.town'), of: ({ city }) => city },
    { title: t('sites.export.state'), of: ({ isActive }) => t(isActive ? 'sites.export.open' : 'sites.closed') },
    { title: t('sites.columns.shifts'), of: ({ shiftCount }) => shiftCount },
    { title: t('sites.columns.unassigned'), of: ({ unassignedCount }) => unassignedCount },
    ...(position ? [{ title: t('sites.export.metres'), of: ({ distanceMetres }: Site) => distanceMetres }] : []),
  ]
  const rows = () => allPages(listSites, questionOf(view, position), ({ sites }) => sites)
  return <ExportButton name={[t('shell.titles.sites'), view.month]} columns={columns} rows={rows} />
}
