import { readFileSync } from 'node:fs'
import { hash, verify, type Options } from '@node-rs/argon2'
import { passwordProblems, type PasswordDemands, type PasswordForm } from '@vigie/contract/auth/passwords.rules.ts'
import type { FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { priorityQueue, type Place } from '../../../kit/priority-queue.ts'

// argon2id, 19 MiB, 2 passes: the first of OWASP's recommended settings.
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Who is hashed for first: whoever is signed in or holds a live link, then devices that have signed in before. */
export const hashPriority = { proven: 0, knownDevice: 1, anyone: 2 } as const

/**
 * The queue of all that is hashed in this process. Argon2 runs in the pool of four threads that names and files are looked
 * up in too, and takes some 20 ms of a core: two at once leave the rest to others. 200 wait for about two seconds.
 */
export const hashing = priorityQueue({ running: 2, waiting: 200, waitingOfKey: 100, busySeconds: 5 })
const proven: Place = { priority: hashPriority.proven, key: '' }

export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password.normalize('NFKC'), cost), proven)

/** Whether a password fits, asked by whoever has proved who they are. */
export const fits = (password: string, passwordHash: string | null): Promise<boolean> =>
  hashing.run(() => fitsNow(password, passwordHash), proven)

let nobodysHash: Promise<string> | undefined
/**
 * Whether a password fits, for whoever has a turn in `hashing`. Without a hash it works as long and says no, so that time
 * tells nothing of an account.
 */
export async function fitsNow(password: string, passwordHash: string | null): Promise<boolean> {
  nobodysHash ??= hash('nobody', cost)
  const isRight = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFKC'))
  return isRight && passwordHash !== null
}

let commonest: Set<string> | undefined
/** The thousand commonest passwords are refused for all (docs/security.md). */
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
