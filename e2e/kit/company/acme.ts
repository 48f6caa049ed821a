import { resetPassword } from '@vigie/contract/auth/auth.ts'
import { callApi } from './calls.ts'
import { chief } from './chief.ts'
import { changeRows } from './database.ts'
import { planningFiles, startInstallation, type Installation, type InstallationSettings } from './installation.ts'
import { startPrepared } from './prepared.ts'

export { chief }

/** What follows `company:create`. */
export const acmeWords = Object.entries({
  code: 'ACME',
  name: 'Acme Sécurité',
  'manager-email': chief.email,
  'first-name': 'Claire',
  'last-name': 'Morvan',
}).flatMap(([option, value]) => [`--${option}`, value])

async function done(installation: Installation, name: string, ...args: string[]): Promise<string> {
  const { code, output } = await installation.command(name, ...args)
  if (code !== 0) throw new Error(`${name}: ${output}`)
  return output
}

/** Before the clock of every file that begins on it. */
const madeAt = '2026-10-12T05:00:00+02:00'

async function makeCompany(now: string): Promise<Installation> {
  const installation = await startInstallation({ now })
  const invited = await done(installation, 'company:create', ...acmeWords)
  const token = /token=(\S+)/.exec(invited)![1]!
  await callApi(installation, resetPassword, { token, password: chief.password })
  return installation
}

/** An installation with a new company and its manager signed up, as a customer makes them: nothing else is there. */
export const startCompany = (now: string): Promise<Installation> => startPrepared({ name: 'company', make: makeCompany, madeAt }, { now })

async function makeAcme(now: string): Promise<Installation> {
  const installation = await startCompany(now)
  await importFiles(installation, ...planningFiles)
  return installation
}

/** The same with the planning of autumn 2026. */
export const startAcme = (now: string, settings: Pick<InstallationSettings, 'env'> = {}): Promise<Installation> =>
  startPrepared({ name: 'acme', make: makeAcme, madeAt }, { now, ...settings })

export const importFiles = (installation: Installation, ...names: string[]): Promise<string> =>
  done(installation, 'import', '--company', 'ACME', ...names)

/** How many clockings the journal of the company holds; it verifies, or this throws. */
export async function journalLength(installation: Installation): Promise<number> {
  const told = await done(installation, 'clockings:verify', '--company', 'ACME')
  return Number(/(\d+) pointages?/.exec(told)?.[1] ?? 0)
}

/** Somebody more with a sign-in of the same password: a manager with the chief's rights, or the agent of a number. */
export async function addUser(
  installation: Installation,
  email: string,
  agentNumber?: string,
): Promise<{ email: string; password: string }> {
  await changeRows(
    installation,
    `insert into users (company_id, role, username, email, first_name, last_name, password_hash, is_first_login, agent_id, created_at)
     select u.company_id, case when a.agent_id is null then 'manager' else 'resource' end, $1, $1, 'Paul', 'Vasseur', u.password_hash, false,
            a.agent_id, u.created_at
       from users u left join agents a on a.company_id = u.company_id and a.employee_number = $3 where u.email = $2`,
    [email, chief.email, agentNumber ?? null],
  )
  await changeRows(
    installation,
    `insert into user_rights (company_id, user_id, "right")
     select r.company_id, n.user_id, r."right" from user_rights r
       join users u on u.company_id = r.company_id and u.user_id = r.user_id and u.email = $2
       join users n on n.company_id = r.company_id and n.email = $1 and n.role = 'manager'`,
    [email, chief.email],
  )
  return { email, password: chief.password }
}

/** A client who has a site, with a sign-in of the same password. */
export async function addClient(installation: Installation, email: string, siteId: number): Promise<{ email: string; password: string }> {
  const person = await addUser(installation, email)
  const asClient = `update users u set role = 'client', client_id = si.client_id from sites si
    where u.email = $1 and si.company_id = u.company_id and si.site_id = $2`
  await changeRows(installation, asClient, [email, siteId])
  return person
}
