import { role, type Role } from '@vigie/contract/access.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { readUnseen } from '@vigie/contract/reference/reference.ts'
import type { Path } from '../../../routing/address.ts'

export interface Counters extends Output<typeof readUnseen> {
  /** Of all locations together: what an agent has not viewed, which it reads from its own sheet. */
  readonly unseenDocumentCount: number | null
  /** Of whoever plans: open missions to which somebody said yes. */
  readonly answeredMissionCount: number | null
  /** Demands that a manager has not answered. */
  readonly openDemandCount: number | null
}

/** The counter that each line of a menu shows; lines that are not here have none. */
const counterAt: Readonly<Partial<Record<Path, keyof Counters>>> = {
  '/client/documents': 'unseenClientFileCount',
  '/partner/myCompany': 'unseenCompanyFileCount',
  '/partner/partners': 'unseenPartnerFileCount',
  '/missions': 'unseenMissionCount',
  '/manager/missions': 'answeredMissionCount',
  '/sheet': 'unseenDocumentCount',
  '/manager/demands': 'openDemandCount',
}

/** How many wait behind a line of the menu; 0 also where nothing is counted. */
export function unseenAt(path: Path, counters: Counters | undefined): number {
  const name = counterAt[path]
  return (name && counters?.[name]) ?? 0
}

/** The avatar's badge: a partner's three kinds of files together, a client's own; nothing for others. */
export function unseenAtAvatar(of: Role, counters: Counters | undefined): number {
  if (!counters) return 0
  const { unseenClientFileCount, unseenCompanyFileCount, unseenPartnerFileCount } = counters
  if (of === role.partner) return (unseenCompanyFileCount ?? 0) + (unseenClientFileCount ?? 0) + (unseenPartnerFileCount ?? 0)
  return of === role.client || of === role.clientUser ? (unseenClientFileCount ?? 0) : 0
}

/** Whether what a line counts waits for an act, and is not only unseen. */
export const isForAct = (path: Path): boolean => counterAt[path] === 'answeredMissionCount' || counterAt[path] === 'openDemandCount'
