import type { ScreensPhrases } from '../fr/screens.ts'
import type { Translated } from '../translated.ts'
import { account } from './account.ts'
import { agents } from './agents.ts'
import { availabilities } from './availabilities.ts'
import { breaks } from './clockings/breaks.ts'
import { checks } from './clockings/checks.ts'
import { kinds } from './clockings/kinds.ts'
import { lists } from './clockings/lists.ts'
import { cards } from './clockings/cards.ts'
import { denied } from './clockings/denied.ts'
import { dashboard } from './dashboard.ts'
import { demands } from './demands/demands.ts'
import { ownDemands } from './demands/own.ts'
import { deviceList } from './devices/list.ts'
import { devices } from './devices/devices.ts'
import { geofencing } from './devices/geofencing.ts'
import { documents } from './documents/documents.ts'
import { entry } from './entry.ts'
import { personalData } from './personalData.ts'
import { home } from './home.ts'
import { hours } from './hours.ts'
import { missions } from './planning/missions.ts'
import { ownMissions } from './planning/ownMissions.ts'
import { notifications } from './notifications.ts'
import { own } from './clockings/own.ts'
import { phone } from './clockings/phone.ts'
import { reasons } from './clockings/reasons.ts'
import { screenProblems } from './problems.screens.ts'
import { feed } from './schedules/feed.ts'
import { publications } from './schedules/publication.ts'
import { refusals } from './refusals.ts'
import { schedules } from './schedules/schedules.ts'
import { search } from './search.ts'
import { assign } from './shifts/assign.ts'
import { comments } from './shifts/comments.ts'
import { correct } from './shifts/correct.ts'
import { mission } from './shifts/mission.ts'
import { decide } from './shifts/decide.ts'
import { menu } from './shell.menu.ts'
import { titles } from './shell.titles.ts'
import { shifts } from './shifts/shifts.ts'
import { sites } from './sites.ts'
import { siteSchedules } from './schedules/site.ts'
import { widgets } from './widgets.ts'

export const screens: Translated<ScreensPhrases> = {
  ...entry,
  account,
  agents,
  availabilities,
  clockings: { breaks, cards, checks, denied, kinds, lists, own, phone, reasons },
  dashboard,
  demands: { ...demands, own: ownDemands },
  devices: { ...devices, geofencing, list: deviceList },
  documents,
  personalData,
  home,
  hours,
  missions: { ...missions, own: ownMissions },
  notifications,
  problems: { ...entry.problems, ...screenProblems },
  refusals,
  schedules: { ...schedules, feed, publication: publications, site: siteSchedules },
  search,
  shell: { ...entry.shell, titles: { ...entry.shell.titles, ...titles }, menu },
  shifts: { ...shifts, assign, comments, correct, decide, mission },
  sites,
  widgets,
}
