import { role } from '@vigie/contract/access.ts'
import { companyCode } from '../session/company.ts'
import { currentUser } from '../session/store.ts'
import { isViewing } from '../session/viewing.ts'

/** Whose acts and answers these are: a phone may be shared, and one never sends another's. Null: nobody is signed in. */
export function currentOwner(): string | null {
  const user = currentUser()
  // Who looks at the portal as somebody else sends nothing that this person has left on this device.
  if (!user || isViewing) return null
  return user.role === role.device ? deviceOwner() : `${companyCode() ?? ''}/${user.id}`
}

/** Whose an act is that is made on a phone: an act of nobody would be sent by nobody. Throws where nobody is signed in. */
export function actingOwner(): string {
  const owner = currentOwner()
  if (owner === null) throw new Error('an act is made by nobody')
  return owner
}

/** A paired device's own acts, also while its session is being renewed. */
export const deviceOwner = (): string => `${companyCode() ?? ''}/device`
