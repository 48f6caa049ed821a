import { isOneLine } from '../kit/lines.ts'
import { isPhone } from '../kit/phone.ts'
import type { FieldProblem } from '../kit/refusal.ts'
import { cleaned, isBlank } from '../kit/written.ts'

export interface ProfileForm {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/** A name is read somewhere, so that it has a letter. */
const letter = /\p{L}/u

function nameProblems(field: 'firstName' | 'lastName', name: string): FieldProblem[] {
  if (!letter.test(name)) return [{ field, problem: `profile.${field}` }]
  return isOneLine(cleaned(name)) ? [] : [{ field, problem: 'notAnAllowedValue' }]
}

/** What is wrong with who one says one is: a first and a last name are asked, a number must be one. Fields by our names. */
export function profileProblems({ firstName, lastName, phone }: ProfileForm): FieldProblem[] {
  return [
    ...nameProblems('firstName', firstName),
    ...nameProblems('lastName', lastName),
    ...(!isBlank(phone) && !isPhone(cleaned(phone)) ? [{ field: 'phone', problem: 'field.phone' }] : []),
  ]
}
