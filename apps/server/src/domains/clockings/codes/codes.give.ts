import { randomBytes, randomInt } from 'node:crypto'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import { audience } from '../../../kit/audience.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import type { Secrets } from '../../../kit/installation.ts'
import { VersionConflict, savedRow } from '../../../kit/version-conflict.ts'
import { isDuplicate, type Db } from '../../../platform/postgres/db.ts'
import { keptCode } from '../code-checks.ts'
import { tellHolding } from '../offline/roster.watchers.ts'
import { codesOf, digitsFor } from './codes.rules.ts'
import { agentsWithCode, codeHolder, holdCode, mailCode, nextCode, saveCode, saveNextCode, type CodeMessage } from './codes.store.ts'

/** Whether anything can be sent to an agent: nobody loses a code for one that never comes. */
export const isReachable = ({ email, phoneMobile }: { email: string; phoneMobile: string }): boolean => email !== '' || phoneMobile !== ''

/**
 * Life of a code that was asked for: who needs it stands before a device, and two codes are two to guess. For as long the same is sent
 * to whoever asks again, so that none serves longer than twice that, however often it is asked for.
 */
const nextCodeHours = 24

export type Giving = Pick<RequestContext, 'db' | 'now' | 'company' | 'language' | 'installation' | 'emit'>

/**
 * Gives an agent a new code and sends it to the agent alone, by e-mail or else to the mobile phone; the old one no longer
 * works. Refuses with NOT_FOUND, and with INVALID an agent who can be reached by neither.
 */
export async function giveNewCode(context: Giving, agentId: number) {
  const { db, company, installation, emit } = context
  const { to, way, digits } = await recipientOf(context, agentId)
  const code = String(randomInt(...codesOf(digits)))
  const kept = keptCode(installation.secrets, company.id, code)
  await saved(db, async (held) => {
    savedRow(await held.save(saveCode(held, agentId, kept)))
    await held.save(letter(held, context, { to, way, code, kind: 'code' }))
  })
  emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, to.partnerId))
  await tellHolding(context, [agentId])
  return { way, isSent: way === 'mail' && installation.mailer !== undefined }
}

/**
 * Sends an agent a code in place of a forgotten one, which works until the new one is first used: whoever asks for it takes nobody's
 * code away (decisions/08-offline). Who has none yet is given one at once. Refuses as `giveNewCode` does.
 */
export async function sendNextCode(context: Giving, agentId: number): Promise<void> {
  const { db, now, company, installation } = context
  const { to, way, digits } = await recipientOf(context, agentId)
  if (to.hmac === null) return void (await giveNewCode(context, agentId))
  const former = to.hmac
  // One that is on its way is sent once more, and serves as long as a new one: the letter that came first stays true.
  const drawnAfter = addMinutes(now, -nextCodeHours * 60)
  const [sent] = await db.read(nextCode(db, agentId, now, drawnAfter))
  const drawn = sent ?? { seed: randomBytes(16), digits, drawnAt: now }
  const code = drawnCode(installation.secrets, company.id, agentId, drawn)
  const kept = keptCode(installation.secrets, company.id, code)
  await saved(db, async (held) => {
    const expiresAt = addMinutes(now, nextCodeHours * 60)
    savedRow(await held.save(saveNextCode(held, agentId, { ...kept, ...drawn, former, expiresAt, now, drawnAfter })))
    // In the order of whoever uses one, so that the two cannot deadlock.
    savedRow(await held.save(holdCode(held, agentId, former)))
    await held.save(letter(held, context, { to, way, code, kind: 'nextCode' }))
  })
  await tellHolding(context, [agentId])
}

/** Whom a code goes to and how, and how many digits a new one has. */
async function recipientOf({ db }: Giving, agentId: number) {
  const [[to], [agents]] = await db.batch(codeHolder(db, agentId), agentsWithCode(db))
  requires(to, 'NOT_FOUND')
  if (!isReachable(to)) throw new Refusal('INVALID', {}, [{ field: 'email', problem: 'agent.noAddress' }])
  return { to, way: to.email === '' ? ('sms' as const) : ('mail' as const), digits: digitsFor((agents?.count ?? 0) + 1) }
}

/** The code of a seed: nobody can make it without SECRET_KEY. */
function drawnCode(secrets: Secrets, companyId: number, agentId: number, { seed, digits }: { seed: Buffer; digits: number }): string {
  const [from, before] = codesOf(digits)
  const drawn = secrets.hmac('next-clocking-code', `${companyId}:${agentId}:${seed.toString('hex')}`).readUIntBE(0, 6)
  return String(from + (drawn % (before - from)))
}

const letter = (held: Db, { company, language, now }: Giving, message: Pick<CodeMessage, 'to' | 'way' | 'code' | 'kind'>) =>
  mailCode(held, { ...message, companyName: company.name, language, now })

const saved = (db: Db, save: (held: Db) => Promise<void>): Promise<void> =>
  db.transaction(save).catch((error: unknown) => {
    throw isDuplicate(error) ? new VersionConflict('the code was given to another meanwhile') : error
  })
