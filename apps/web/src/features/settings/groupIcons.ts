import type { SettingPart } from '../../routing/addresses/settings.ts'
import { EyeIcon, type Icon } from '../../ui/firstIcons.tsx'
import {
  BadgeIcon,
  CalendarIcon,
  ClockIcon,
  DocumentIcon,
  LockIcon,
  MailIcon,
  MessageIcon,
  NetworkIcon,
  PeopleIcon,
  PersonIcon,
  SiteIcon,
} from '../../ui/icons.tsx'

export const groupIcons: Readonly<Record<SettingPart, Icon>> = {
  company: SiteIcon,
  appearance: EyeIcon,
  texts: MessageIcon,
  clocking: ClockIcon,
  planning: CalendarIcon,
  managers: BadgeIcon,
  agentSpace: PeopleIcon,
  clientSpace: PersonIcon,
  partnerSpace: NetworkIcon,
  messages: MailIcon,
  sessions: LockIcon,
  storage: DocumentIcon,
}
