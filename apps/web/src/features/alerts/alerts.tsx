import { mayOpen } from '@vigie/contract/access.screens.ts'
import { alertsChanged, listAlerts, type Alert } from '@vigie/contract/alerts/alerts.ts'
import { dayOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { defineList } from '../../lists/defineList.ts'
import { LinkCard } from '../../lists/LinkCard.tsx'
import { ofCall } from '../../lists/ofCall.ts'
import { alertPlanAddress } from '../../routing/addresses/alerts.ts'
import { devicesAddress } from '../../routing/addresses/devices.ts'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useToday } from '../../session/today.ts'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { AlertActs } from './AlertActs.tsx'
import { alertWords, toneOf } from './alertWords.ts'

/** What mends it: the panel of its service, or of its device. */
const linkOf = ({ shiftId, deviceId, startsLocal }: Alert) =>
  shiftId !== null && startsLocal !== null
    ? linkTo(shiftsAddress, { day: dayOf(startsLocal), shiftId })
    : linkTo(devicesAddress, { deviceId })

function useContext() {
  const { t } = useTranslation()
  return { t, words: alertWords(t, useLanguage(), useToday()), maySetUp: mayUse(useExchange(), mayOpen.administrators) }
}

/** What managers were alerted of: who takes charge, and what was done. */
export const list = defineList({
  name: 'alerts',
  ...ofCall(listAlerts, { path: '/alerts', chips: 'state' }),
  useContext,
  columns: [
    {
      key: 'kind',
      width: '13rem',
      value: ({ kind }, { t }) => t(`alerts.filters.kind.${kind}`),
      cell: ({ kind, state }, { t }) => <Tag tone={toneOf(kind, state)}>{t(`alerts.filters.kind.${kind}`)}</Tag>,
    },
    {
      key: 'about',
      isLink: true,
      width: 'minmax(12rem, 1.4fr)',
      value: (alert, { words }) => words.about(alert),
      // A device may have said nothing of itself.
      cell: (alert, { words }) => words.who(alert) ?? (words.service(alert) || alert.siteName),
      small: (alert, { words }) => (words.who(alert) === null ? '' : words.service(alert)),
    },
    {
      key: 'site',
      sort: 'site',
      width: 'minmax(9rem, 1fr)',
      value: ({ siteName }) => siteName,
      cell: ({ siteName }) => siteName,
    },
    { key: 'since', sort: 'since', width: '9rem', value: ({ sinceLocal }) => sinceLocal, cell: (alert, { words }) => words.since(alert) },
    {
      key: 'taken',
      width: 'minmax(9rem, 1fr)',
      from: 60,
      value: ({ takenByName }) => takenByName,
      cell: ({ takenByName, state }, { t }) => takenByName ?? (state === 'open' ? t('alerts.nobody') : ''),
      small: ({ note }) => note,
    },
    { key: 'note', value: ({ note }) => note },
    { key: 'acts', width: '9.5rem', from: 64, cell: (alert) => <AlertActs alert={alert} isInRow /> },
  ],
  rowRem: 3.75,
  card: (alert, { t, words }) => (
    <LinkCard
      target={linkOf(alert)}
      title={alert.siteName}
      facts={[words.since(alert), words.about(alert), alert.takenByName, alert.note]}
      tags={<Tag tone={toneOf(alert.kind, alert.state)}>{t(`alerts.filters.kind.${alert.kind}`)}</Tag>}
      height={112}
    />
  ),
  cardHeight: 120,
  open: linkOf,
  live: [alertsChanged],
  actions: ({ context: { t, maySetUp } }) =>
    maySetUp && (
      <ButtonLink {...linkTo(alertPlanAddress)} variant="outlined" color="inherit">
        {t('alerts.plan.title')}
      </ButtonLink>
    ),
  empty: ({ context: { t } }) => <EmptyState title={t('alerts.empty.title')} text={t('alerts.empty.text')} />,
})
