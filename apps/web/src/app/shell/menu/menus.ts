import { role, type Role } from '@vigie/contract/access.ts'
import type { SessionUser } from '@vigie/contract/auth/users.ts'
import type { Phrases } from '@vigie/phrases/fr/whole.ts'
import {
  BadgeIcon,
  BellIcon,
  CalendarIcon,
  ClockIcon,
  DocumentIcon,
  HomeIcon,
  HoursIcon,
  InfoIcon,
  MailIcon,
  MessageIcon,
  NetworkIcon,
  PeopleIcon,
  PrintIcon,
  SealIcon,
  SettingsIcon,
  SiteIcon,
  SlidersIcon,
  TabletIcon,
  TurnIcon,
  UploadIcon,
  type Icon,
} from '../../../ui/icons.tsx'
import type { Path } from '../../../routing/address.ts'
import { companyQuery } from '../../../routing/addresses/companies.ts'
import { documentsQuery } from '../../../routing/addresses/documents.ts'
import { siteScheduleAddress } from '../../../routing/addresses/schedules.ts'
import type { LinkTarget } from '../../../routing/linkTo.ts'
import { writeQuery, type Texts } from '../../../routing/query.ts'

type MenuKey = keyof Phrases['shell']['menu']['lines']

/** A line of a menu. Whether it shows is said by the row of its address alone. */
export interface MenuLine {
  readonly path: Path
  readonly label: MenuKey
  readonly icon: Icon
  /** What the address is opened with. */
  readonly search?: (user: SessionUser) => Texts
}

/** Where a line leads for a reader. */
export const targetOf = ({ path, search }: Pick<MenuLine, 'path' | 'search'>, user: SessionUser): LinkTarget => ({
  to: path,
  search: search?.(user) ?? {},
})

const line = (path: Path, label: MenuKey, icon: Icon, search?: MenuLine['search']): MenuLine => ({
  path,
  label,
  icon,
  ...(search && { search }),
})

const clientLines: readonly MenuLine[] = [
  line('/client', 'dashboard', HomeIcon),
  line('/site/site', 'sites', SiteIcon),
  line('/quotes', 'quotes', DocumentIcon),
  line('/invoices', 'invoices', DocumentIcon),
  line('/providers', 'provider', PeopleIcon),
  line('/client/documents', 'myDocuments', DocumentIcon, (user) =>
    user.clientIds.length > 1
      ? writeQuery(documentsQuery, { targetType: 'multi_client' })
      : writeQuery(documentsQuery, { targetType: 'client', targetId: user.clientId ?? user.clientIds[0] ?? null }),
  ),
]

/** The menus of the specification's section 2, line by line. */
export const mainLines: Readonly<Record<Role, readonly MenuLine[]>> = {
  [role.manager]: [
    line('/manager', 'dashboard', HomeIcon),
    line('/resource/resources', 'agents', PeopleIcon),
    line('/site/sites', 'sites', SiteIcon),
    line('/services', 'clockings', ClockIcon),
  ],
  [role.agent]: [
    line('/resource', 'dashboard', HomeIcon),
    line('/sheet', 'mySheet', BadgeIcon),
    line('/schedule', 'schedule', CalendarIcon),
    line('/demands', 'demands', MessageIcon),
    line('/missions', 'missions', BellIcon),
    line('/availabilities', 'availabilities', CalendarIcon),
    // Ours.
    line('/mes-pointages', 'myClockings', ClockIcon),
  ],
  [role.client]: clientLines,
  [role.clientUser]: clientLines,
  [role.partner]: [
    line('/partner', 'dashboard', HomeIcon),
    line('/site-schedule', 'schedules', CalendarIcon, () => writeQuery(siteScheduleAddress.query, { siteId: 0 })),
    line('/resource/resources', 'agents', PeopleIcon),
    line('/orders', 'orders', DocumentIcon),
    line('/demands/partner', 'myDemands', MessageIcon),
    line('/partner/myCompany', 'myCompany', SiteIcon, ({ partnerId }) => writeQuery(companyQuery, { companyId: partnerId })),
    line('/partner/partners', 'myPartners', NetworkIcon),
  ],
  [role.device]: [],
}

/** «Gérer», of managers: our own screens, each by its right (decisions, section 13). */
export const manageLines: readonly MenuLine[] = [
  line('/plannings', 'publications', CalendarIcon),
  line('/manager/demands', 'demands', MessageIcon),
  line('/manager/missions', 'missions', PeopleIcon),
  line('/documents', 'documents', DocumentIcon),
  line('/manager/hours', 'hours', HoursIcon),
  line('/clockings/devices', 'devices', TabletIcon),
  line('/manager/print/shifts', 'printing', PrintIcon),
  line('/import', 'importing', UploadIcon),
  line('/prestations', 'requirements', BadgeIcon),
  line('/company/settings', 'companySettings', SlidersIcon),
  line('/preuve', 'proof', SealIcon),
  line('/background-work', 'jobs', TurnIcon),
  line('/outbox', 'outbox', MailIcon),
]

/** What everybody finds at the end of the menu, above «Se déconnecter». */
export const commonLines: readonly MenuLine[] = [line('/settings', 'settings', SettingsIcon), line('/about', 'about', InfoIcon)]
