import { listAbsences, type Absence } from '@vigie/contract/absences/absences.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { listedDay, writtenDays } from '../../kit/dates.ts'
import { defineList } from '../../lists/defineList.ts'
import { LinkCard } from '../../lists/LinkCard.tsx'
import { ofCall } from '../../lists/ofCall.ts'
import { absenceAddress } from '../../routing/addresses/absences.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useToday } from '../../session/today.ts'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { AddAbsence } from './AddAbsence.tsx'

const linkOf = ({ id }: Absence) => linkTo(absenceAddress, { absenceId: id })

function useContext() {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const sourceOf = ({ isDemand, managerName }: Absence) =>
    isDemand ? t('absences.demand') : managerName === null ? '' : t('absences.by', { name: managerName })
  return { t, language, sourceOf, day: (on: Absence['startsOn']) => listedDay(on, today, language) }
}

export const list = defineList({
  name: 'absences',
  ...ofCall(listAbsences, { path: '/absences', chips: 'proof' }),
  useContext,
  columns: [
    {
      key: 'agent',
      sort: 'agent',
      isLink: true,
      width: 'minmax(10rem, 1.3fr)',
      value: ({ agentName }) => agentName,
      cell: ({ agentName }) => agentName,
      small: ({ employeeNumber }) => employeeNumber,
    },
    { key: 'type', width: 'minmax(8rem, 1fr)', value: ({ typeName }) => typeName, cell: ({ typeName }) => typeName },
    { key: 'starts', sort: 'starts', width: '8rem', value: ({ startsOn }) => startsOn, cell: ({ startsOn }, { day }) => day(startsOn) },
    { key: 'ends', width: '8rem', value: ({ endsOn }) => endsOn, cell: ({ endsOn }, { day }) => day(endsOn) },
    {
      key: 'proof',
      width: '12rem',
      value: ({ isProofAwaited }, { t }) => (isProofAwaited ? t('absences.filters.proof.awaited') : ''),
      cell: ({ isProofAwaited }, { t }) => isProofAwaited && <Tag tone="late">{t('absences.filters.proof.awaited')}</Tag>,
    },
    {
      key: 'source',
      width: 'minmax(10rem, 1fr)',
      from: 56,
      value: (row, { sourceOf }) => sourceOf(row),
      cell: (row, { sourceOf }) => sourceOf(row),
    },
  ],
  card: (row, { t, language }) => (
    <LinkCard
      target={linkOf(row)}
      title={row.agentName}
      facts={[
        `${row.typeName} · ${writtenDays(row.startsOn, row.endsOn, language)}`,
        ...(row.isProofAwaited ? [t('absences.filters.proof.awaited')] : []),
      ]}
      height={84}
    />
  ),
  cardHeight: 92,
  open: linkOf,
  actions: () => <AddAbsence isMain />,
  empty: ({ context: { t } }) => <EmptyState title={t('absences.empty.title')} text={t('absences.empty.text')} />,
  hasRefresh: true,
})
