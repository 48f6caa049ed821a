import { listMissions, type Mission } from '@vigie/contract/missions/missions.ts'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../../../api/pages.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import type { Column } from '../../../../kit/csv.ts'
import { digitsOf } from '../../../../kit/dates.ts'
import type { MissionsView } from '../../../../routing/addresses/missions.ts'
import { serverNow } from '../../../../session/clock.ts'
import { ExportButton } from '../../../../ui/lists/ExportButton.tsx'
import { answersOf, standingOf } from './standing.rules.ts'
import { questionOf } from './useMissions.ts'
import { useMissionWords } from './useMissionWords.ts'

/** The most that one answer brings. */
const limit = 100

/** The missions of a view as a file, in the order in which they are shown. */
export function MissionsExport({ view }: { view: MissionsView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useMissionWords()
  const columns: readonly Column<Mission>[] = [
    { title: t('missions.columns.state'), of: (mission) => t(`missions.states.${standingOf(mission, serverNow())}`) },
    { title: t('missions.export.starts'), of: ({ shifts }) => shifts[0]?.startsLocal.slice(0, 16) ?? null },
    { title: t('missions.export.count'), of: ({ shifts }) => shifts.length },
    { title: t('missions.export.sites'), of: ({ shifts }) => [...new Set(shifts.map(({ siteName }) => siteName))].join(', ') },
    { title: t('missions.columns.taker'), of: (mission) => words.taker(mission) },
    { title: t('missions.export.yes'), of: (mission) => answersOf(mission).yes },
    { title: t('missions.export.no'), of: (mission) => answersOf(mission).no },
    { title: t('missions.export.silent'), of: (mission) => answersOf(mission).silent },
    { title: t('missions.columns.offered'), of: ({ createdAt }) => digitsOf(createdAt, language) },
    { title: t('missions.export.text'), of: ({ text }) => text },
  ]
  const rows = () => allPages(listMissions, { ...questionOf(view), limit }, ({ missions }) => missions)
  return <ExportButton name={[t('shell.titles.missions')]} columns={columns} rows={rows} />
}
