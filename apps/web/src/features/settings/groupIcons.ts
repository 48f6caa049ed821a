import type { SettingGroup } from '@vigie/contract/companies/settings.changes.ts'
import {
  BadgeIcon,
  CalendarIcon,
  ClockIcon,
  DocumentIcon,
  EyeIcon,
  LockIcon,
  NetworkIcon,
  PeopleIcon,
  PersonIcon,
  SiteIcon,
  type Icon,
} from '../../ui/icons.tsx'

export const groupIcons: Readonly<Record<SettingGroup, Icon>> = {
  company: SiteIcon,
  appearance: EyeIcon,
  clocking: ClockIcon,
  planning: CalendarIcon,
  managers: BadgeIcon,
  agentSpace: PeopleIcon,
  clientSpace: PersonIcon,
  partnerSpace: NetworkIcon,
  sessions: LockIcon,
  storage: DocumentIcon,
}
