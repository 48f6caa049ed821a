import type { FieldProblem } from '../kit/refusal.ts'

/** The specification's shortest password, and that of a strong account. */
const shortest = 6
const shortestStrong = 5

export interface PasswordDemands {
  readonly isStrong: boolean
  /** The company's own minimum; the longer of the two is asked. */
  readonly companyMinimum: number
  /** Asked unless the password is new or expired, or a link's token stands for it. */
  readonly isCurrentRequired: boolean
}

export interface PasswordForm {
  readonly current: string
  readonly next: string
  readonly confirmation: string
}

export const minimumLength = ({ isStrong, companyMinimum }: Pick<PasswordDemands, 'isStrong' | 'companyMinimum'>): number =>
  Math.max(isStrong ? shortestStrong : shortest, companyMinimum)

/** A link's token that begins with S belongs to a strong-password account. */
export const isStrongToken = (token: string): boolean => token.startsWith('S')

/** What is wrong with a password form, in the order of its fields; the first problem of each field alone. */
export function passwordProblems(form: PasswordForm, demands: PasswordDemands): FieldProblem[] {
  return [currentProblem(form, demands), nextProblem(form, demands), confirmationProblem(form)].filter((problem) => problem !== undefined)
}

function currentProblem({ current }: PasswordForm, { isCurrentRequired }: PasswordDemands): FieldProblem | undefined {
  if (isCurrentRequired && current === '') return { field: 'current', problem: 'password.currentRequired' }
  return undefined
}

function nextProblem({ current, next }: PasswordForm, demands: PasswordDemands): FieldProblem | undefined {
  const minimum = minimumLength(demands)
  const says = (problem: string, values?: Record<string, number>): FieldProblem => ({ field: 'next', problem, ...(values && { values }) })
  if (next === '') return says('password.required')
  if (current !== '' && next === current) return says('password.same')
  if (next.length < minimum) return says('password.tooShort', { count: minimum })
  if (next.length > 200) return says('password.tooLong', { count: 200 })
  if (!demands.isStrong) return undefined
  if (!/\d/.test(next)) return says('password.noDigit')
  if (!/\p{Ll}/u.test(next)) return says('password.noLowercase')
  if (!/\p{Lu}/u.test(next)) return says('password.noUppercase')
  return undefined
}

function confirmationProblem({ next, confirmation }: PasswordForm): FieldProblem | undefined {
  return next === confirmation ? undefined : { field: 'confirmation', problem: 'password.different' }
}
