import type { AlertKind } from '@vigie/contract/alerts/alerts.kinds.ts'
import type { NotificationKind } from '@vigie/contract/notifications/notifications.kinds.ts'
import { clockOf, dayOf, localOf, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Notice } from '../notifications/notify.store.ts'
import type { AlertedRow } from './alerts.store.ts'

/** What the notice of an alert names: a service, or a device with since when it is silent. */
export interface Said {
  readonly kind: AlertKind
  readonly since: Instant
  readonly siteId: number
  readonly shift: AlertedRow | null
  readonly device: {
    readonly id: number
    readonly name: string
    readonly siteName: string
    readonly sinceLocal: LocalDateTime
  } | null
}
export interface AlertNotice {
  readonly said: Said
  /** One step of one alert. */
  readonly about: string
  readonly agents: readonly number[]
  readonly managers: readonly number[]
}

/** The kind of notice of each kind of alert, which people turn on and off. */
const noticeKindOf = {
  checkMissed: 'shiftCheckMissed',
  postEmpty: 'alertPostEmpty',
  notArrived: 'alertNotArrived',
  uncovered: 'alertUncovered',
  deviceOffline: 'alertDeviceOffline',
  preClockingMissing: 'alertPreClocking',
} as const satisfies Record<AlertKind, NotificationKind>

/** Up to so many alerts of one kind in one run have a notice each; more are one notice with their number. */
const mostAlone = 5

/** The notices of one run. */
export function noticesOf(notices: readonly AlertNotice[], now: Instant): Notice[] {
  const ofAgents = notices.flatMap(({ said, about, agents }) =>
    agents.length === 0 ? [] : [noticeOf(said, { userIds: agents, about, isOwn: true }, now)],
  )
  const toManagers = notices.filter(({ managers }) => managers.length > 0)
  const ofManagers = [...Map.groupBy(toManagers, ({ said, managers }) => `${said.kind} ${managers.join(',')}`).values()].flatMap((group) =>
    group.length > mostAlone
      ? [several(group, now)]
      : group.map(({ said, about, managers }) => noticeOf(said, { userIds: managers, about, isOwn: false }, now)),
  )
  return [...ofAgents, ...ofManagers]
}

interface Reader {
  readonly userIds: readonly number[]
  readonly about: string
  readonly isOwn: boolean
}

function noticeOf({ kind, since, siteId, shift, device }: Said, { userIds, about, isOwn }: Reader, now: Instant): Notice {
  // The notice of a post that was left, or of silence, says since when; the others say when the service begins.
  const at = device
    ? device.sinceLocal
    : kind === 'postEmpty' || kind === 'checkMissed'
      ? localOf(since, shift!.timeZone)
      : shift!.startsLocal
  const facts = {
    agent: shift?.agentName ?? '',
    site: shift?.siteName ?? device!.siteName,
    device: device?.name ?? '',
    day: dayOf(at),
    time: clockOf(at),
    until: shift ? clockOf(shift.endsLocal) : '',
    isOwn,
    count: 1,
  }
  const path = isOwn
    ? '/resource'
    : shift
      ? `/services?date=${dayOf(shift.startsLocal)}&vacationId=${shift.id}`
      : `/clockings/devices?clockingDeviceId=${device!.id}`
  return { kind: noticeKindOf[kind], facts, userIds, path, siteId, about, now }
}

/** Many at once are one notice, which leads to the list. */
function several(group: readonly AlertNotice[], now: Instant): Notice {
  const [{ said, about, managers }] = group as [AlertNotice]
  const facts = { agent: '', site: '', device: '', day: '' as const, time: '', until: '', isOwn: false, count: group.length }
  return { kind: noticeKindOf[said.kind], facts, userIds: managers, path: `/alerts?kind=${said.kind}`, siteId: null, about, now }
}
