import type { Role } from '@vigie/contract/access.ts'
import type { SessionUser } from '@vigie/contract/auth/users.ts'
import { InfoIcon, WarningIcon, type Icon } from '../../../ui/firstIcons.tsx'
import {
  BadgeIcon,
  BellIcon,
  BriefcaseIcon,
  CalendarIcon,
  ClockIcon,
  DocumentIcon,
  HomeIcon,
  HoursIcon,
  KeyIcon,
  MailIcon,
  MessageIcon,
  NetworkIcon,
  PeopleIcon,
  PrintIcon,
  SealIcon,
  SettingsIcon,
  SiteIcon,
  TabletIcon,
  TurnIcon,
  UploadIcon,
} from '../../../ui/icons.tsx'
import { titleKeyOf, type Address, type MenuIcon, type MenuPlace, type Path } from '../../../routing/address.ts'
import { companyQuery } from '../../../routing/addresses/companies.ts'
import { documentsQuery } from '../../../routing/addresses/documents.ts'
import { siteScheduleAddress } from '../../../routing/addresses/schedules.ts'
import type { LinkTarget } from '../../../routing/linkTo.ts'
import { writeQuery, type Texts } from '../../../routing/query.ts'
import { addresses } from '../../routes.ts'

/** A line of a menu: a row of the table of addresses at one of its places. */
export interface MenuLine {
  readonly path: Path
  /** The key of its words: its own, or the title of its address. */
  readonly label: ReturnType<typeof titleKeyOf> | `shell.menu.lines.${NonNullable<MenuPlace['label']>}`
  readonly icon: Icon
}

const icons: Readonly<Record<MenuIcon, Icon>> = {
  badge: BadgeIcon,
  bell: BellIcon,
  briefcase: BriefcaseIcon,
  calendar: CalendarIcon,
  clock: ClockIcon,
  document: DocumentIcon,
  home: HomeIcon,
  hours: HoursIcon,
  info: InfoIcon,
  key: KeyIcon,
  mail: MailIcon,
  message: MessageIcon,
  network: NetworkIcon,
  people: PeopleIcon,
  print: PrintIcon,
  seal: SealIcon,
  settings: SettingsIcon,
  site: SiteIcon,
  tablet: TabletIcon,
  turn: TurnIcon,
  upload: UploadIcon,
  warning: WarningIcon,
}

/** What lines open their address with, where that depends on the reader or is not the usual. */
const searches: Readonly<Partial<Record<Path, (user: SessionUser) => Texts>>> = {
  '/client/documents': (user) =>
    user.clientIds.length > 1
      ? writeQuery(documentsQuery, { targetType: 'multi_client' })
      : writeQuery(documentsQuery, { targetType: 'client', targetId: user.clientId ?? user.clientIds[0] ?? null }),
  '/partner/myCompany': ({ partnerId }) => writeQuery(companyQuery, { companyId: partnerId }),
  '/site-schedule': () => writeQuery(siteScheduleAddress.query, { siteId: 0 }),
}

/** Where a line leads for a reader. */
export const targetOf = ({ path }: Pick<MenuLine, 'path'>, user: SessionUser): LinkTarget => ({
  to: path,
  search: searches[path]?.(user) ?? {},
})

/** The lines of a group in order, for a role, of the addresses that `opens` lets the reader into. */
export const linesOf = (group: MenuPlace['in'], reader: Role, opens: (address: Address) => boolean): readonly MenuLine[] =>
  addresses
    .flatMap((address) => {
      const place = address.menu?.find((one) => one.in === group && (one.of?.includes(reader) ?? true))
      return place && opens(address) ? [{ address, place }] : []
    })
    .toSorted((one, other) => one.place.at - other.place.at)
    .map(({ address, place: { label, icon } }) => ({
      path: address.path,
      label: label === undefined ? titleKeyOf(address) : (`shell.menu.lines.${label}` as const),
      icon: icons[icon],
    }))
