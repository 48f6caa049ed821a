import { readFileSync } from 'node:fs'
import { hash, verify, type Options } from '@node-rs/argon2'
import { passwordProblems, type PasswordDemands, type PasswordForm } from '@vigie/contract/auth/passwords.rules.ts'
import type { FieldProblem } from '@vigie/contract/kit/refusal.ts'

// argon2id, 19 MiB, 2 passes: the first of OWASP's recommended settings.
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

let nobodysHash: Promise<string> | undefined
/** Whether a password fits. Without a hash it works as long and says no, so that time tells nothing of an account. */
export async function fits(password: string, passwordHash: string | null): Promise<boolean> {
  nobodysHash ??= hash('nobody', cost)
  const isRight = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFKC'))
  return isRight && passwordHash !== null
}

let commonest: Set<string> | undefined
/** The thousand commonest passwords are refused for all (decisions, section 3). */
function isCommon(password: string): boolean {
  commonest ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  return commonest.has(password.toLowerCase())
}

/** What is wrong with a new password: the form's rules, which the browser has too, and then the server's own. */
export function problemsOf(form: PasswordForm, demands: PasswordDemands): FieldProblem[] {
  const problems = passwordProblems(form, demands)
  const isNextFine = !problems.some(({ field }) => field === 'next')
  return isNextFine && isCommon(form.next) ? [...problems, { field: 'next', problem: 'password.tooCommon' }] : problems
}
