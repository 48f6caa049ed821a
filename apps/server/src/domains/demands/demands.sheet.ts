import { secretField } from '@vigie/contract/demands/demands.forms.ts'
import type { Installation } from '../../kit/installation.ts'
import { knownNumber } from '../agents/agents.secret.ts'
import type { SheetRow } from './demands.effects.store.ts'

/** What a demand may change of a sheet, by the names of the form's fields and in its order, the number in clear. */
export function knownSheet(
  { secrets }: Pick<Installation, 'secrets'>,
  companyId: number,
  agentId: number,
  { number, emergency_name, emergency_phone_mobile, emergency_phone_office, ...row }: SheetRow,
): Readonly<Record<string, string>> {
  const { firstname, lastname, email, phone_mobile, phone_office, address, address_complement, postcode, city } = row
  const plain = { firstname, lastname, email, phone_mobile, phone_office, address, address_complement, postcode, city }
  const emergency = { emergency_name, emergency_phone_mobile, emergency_phone_office }
  return { ...plain, [secretField]: knownNumber(secrets, companyId, agentId, number), ...emergency }
}
