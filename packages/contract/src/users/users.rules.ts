import type { PageCode, Right, SettingKey } from '../companies/settings.ts'
import { addMinutes, type Instant } from '../kit/time.ts'
import { pagesOf, rightColumns, type RightColumnKey, type UserKind } from './users.kinds.ts'

/** What a cell says: changes it, reads it, holds it, closed for this user, or nothing. */
export const rightWords = ['edit', 'see', 'yes', 'closed', 'none'] as const
export type RightWord = (typeof rightWords)[number]

/** Settings that the company has turned off: what they open is open to nobody. */
type Off = ReadonlySet<SettingKey>

/** What a manager may do of one column. */
export function wordOfRight(key: RightColumnKey, rights: readonly string[], off: Off): RightWord {
  const { see, edit, has }: { see?: Right; edit?: Right; has?: Right } = rightColumns.find((column) => column.key === key)!
  const holds = (right: Right | undefined) => right !== undefined && rights.includes(right) && !off.has(right)
  if (holds(has)) return 'yes'
  if (holds(edit)) return 'edit'
  return holds(see) ? 'see' : 'none'
}

/** How a page stands for a client or a partner. */
export function wordOfPage(kind: UserKind, code: PageCode, forbiddenPages: readonly string[], off: Off): RightWord {
  const page = pagesOf(kind).find((one) => one.code === code)
  if (!page || off.has(page.setting)) return 'none'
  return forbiddenPages.includes(code) ? 'closed' : 'see'
}

/** Whoever changes something reads it too: which right to read comes with a right to change. */
const readingOf = new Map<Right, Right>(rightColumns.flatMap((column) => ('see' in column ? [[column.edit, column.see] as const] : [])))

/** The rights after one was given, with the reading that it needs; or taken, with the changing that needs it. */
export function rightsAfter(rights: readonly string[], right: Right, isGranted: boolean): string[] {
  const own = new Set(rights)
  if (isGranted) {
    own.add(right)
    const reading = readingOf.get(right)
    if (reading) own.add(reading)
    return [...own]
  }
  own.delete(right)
  for (const [edit, see] of readingOf) if (see === right) own.delete(edit)
  return [...own]
}

/** Minutes since the last call of a session that still lives within which its user counts as connected. */
const connectedMinutes = 15

export const userStates = ['connected', 'seen', 'never', 'invited', 'withdrawn'] as const
export type UserState = (typeof userStates)[number]

interface Presence {
  readonly isActive: boolean
  readonly hasPassword: boolean
  readonly seenAt: Instant | null
  readonly hasSession: boolean
}
/** Whether somebody is there, was there, waits for the invitation, or has no access any more. */
export function stateOf({ isActive, hasPassword, seenAt, hasSession }: Presence, now: Instant): UserState {
  if (!isActive) return 'withdrawn'
  if (hasSession && seenAt !== null && now < addMinutes(seenAt, connectedMinutes)) return 'connected'
  if (!hasPassword) return 'invited'
  return seenAt === null ? 'never' : 'seen'
}
