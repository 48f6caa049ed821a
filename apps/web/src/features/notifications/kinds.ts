import type { NotificationKind } from '@vigie/contract/notifications/notifications.kinds.ts'
import type { Tone } from '../../theme/palette.ts'
import type { Icon } from '../../ui/firstIcons.tsx'
import { BellIcon, CalendarIcon, ClockIcon, DocumentIcon, MessageIcon, TabletIcon, UploadIcon } from '../../ui/icons.tsx'

interface Look {
  readonly tone: Tone
  readonly icon: Icon
}
const looks: Readonly<Record<NotificationKind, Look>> = {
  clockingUnconfirmed: { tone: 'late', icon: ClockIcon },
  clockingDecided: { tone: 'run', icon: ClockIcon },
  clockingCorrected: { tone: 'late', icon: ClockIcon },
  shiftAssigned: { tone: 'run', icon: CalendarIcon },
  shiftWithdrawn: { tone: 'late', icon: CalendarIcon },
  schedulePublished: { tone: 'run', icon: CalendarIcon },
  scheduleReplanned: { tone: 'late', icon: CalendarIcon },
  scheduleReminder: { tone: 'late', icon: CalendarIcon },
  demandMade: { tone: 'run', icon: MessageIcon },
  demandAnswered: { tone: 'run', icon: MessageIcon },
  instructionsPublished: { tone: 'run', icon: DocumentIcon },
  instructionsReminder: { tone: 'late', icon: DocumentIcon },
  swapAsked: { tone: 'run', icon: CalendarIcon },
  absenceRecorded: { tone: 'late', icon: CalendarIcon },
  missionOffered: { tone: 'run', icon: CalendarIcon },
  missionGone: { tone: 'late', icon: CalendarIcon },
  documentFiled: { tone: 'run', icon: DocumentIcon },
  documentReminder: { tone: 'late', icon: BellIcon },
  documentDue: { tone: 'late', icon: ClockIcon },
  paperEnds: { tone: 'late', icon: ClockIcon },
  importEnded: { tone: 'run', icon: UploadIcon },
  shiftCheckDue: { tone: 'late', icon: ClockIcon },
  shiftCheckMissed: { tone: 'missing', icon: ClockIcon },
  alertPostEmpty: { tone: 'missing', icon: ClockIcon },
  alertNotArrived: { tone: 'missing', icon: ClockIcon },
  alertUncovered: { tone: 'late', icon: CalendarIcon },
  alertDeviceOffline: { tone: 'late', icon: TabletIcon },
  alertPreClocking: { tone: 'late', icon: ClockIcon },
  deviceCopied: { tone: 'missing', icon: TabletIcon },
  deviceGuessed: { tone: 'missing', icon: TabletIcon },
  message: { tone: 'night', icon: MessageIcon },
}

/** The picture of a kind. Decorative: what the notice says tells the kind. */
export const lookOf = (kind: NotificationKind): Look => looks[kind]
