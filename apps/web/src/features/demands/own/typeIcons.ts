import type { DemandTypeName } from '@vigie/contract/demands/demands.forms.ts'
import type { Icon } from '../../../ui/firstIcons.tsx'
import { AwayIcon, CalendarIcon, DocumentIcon, MessageIcon, MoreIcon, PersonIcon, RefreshIcon } from '../../../ui/icons.tsx'
import { CourseIcon, EuroIcon, ReceiptIcon, ShirtIcon } from '../../../ui/laterIcons.tsx'

/** The drawing of each type; a company's own have one. Decorative: their names say what they are. */
export const typeIcons: Readonly<Record<DemandTypeName | 'own', Icon>> = {
  info: PersonIcon,
  unavailability: AwayIcon,
  advance: EuroIcon,
  document: DocumentIcon,
  planning: CalendarIcon,
  equipment: ShirtIcon,
  training: CourseIcon,
  payslip: ReceiptIcon,
  expense: EuroIcon,
  other: MoreIcon,
  swap: RefreshIcon,
  own: MessageIcon,
}
