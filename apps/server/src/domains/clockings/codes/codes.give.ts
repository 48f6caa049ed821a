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
import { addressedBy, reachedBy, whyUnreached } from './codes.way.ts'

/**
 * Life of a code that was asked for: who needs it stands before a device, and two codes are two to guess. For as long the same is sent
 * to whoever asks again, so that none serves longer than twice that, however often it is asked for.
 */
const nextCodeHours = 24

export type Giving = Pick<RequestContext, 'db' | 'now' | 'company' | 'language' | 'installation' | 'emit'>

/**
 * Gives an agent a new code and sends it to the agent alone; the old one no longer works. Refuses with NOT_FOUND, and with INVALID an agent
 * whom it would not reach: nobody loses a code for one that never comes.
 */
export async function giveNewCode(context: Giving, agentId: number) {
  const recipient = await recipientOf(context, agentId)
  if (reachedBy(context, recipient.to) === null) throw unreachable(whyUnreached(context))
  await replaceCode(context, agentId, recipient)
  return { way: recipient.way, isSent: recipient.way === 'mail' && context.installation.mailer !== undefined }
}

async function replaceCode(context: Giving, agentId: number, { to, way, digits }: Recipient): Promise<void> {
  const { db, company, installation, emit } = context
  const code = String(randomInt(...codesOf(digits)))
  const kept = keptCode(installation.secrets, company.id, code)
  await saved(db, async (held) => {
    savedRow(await held.save(saveCode(held, agentId, kept)))
    await held.save(letter(held, context, { to, way, code, kind: 'code' }))
  })
  emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, to.partnerId))
  await tellHolding(context, [agentId])
}

/**
 * Sends an agent a code in place of a forgotten one, which works until the new one is first used: whoever asks for it takes nobody's
 * code away (decisions/08-offline). Who has none yet is given one at once. Refuses with NOT_FOUND, and with INVALID an agent without address.
 */
export async function sendNextCode(context: Giving, agentId: number): Promise<void> {
  const { db, now, company, installation } = context
  const recipient = await recipientOf(context, agentId)
  const { to, way, digits } = recipient
  if (to.hmac === null) return replaceCode(context, agentId, recipient)
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

type Recipient = Awaited<ReturnType<typeof recipientOf>>
/** Whom a code goes to and how, and how many digits a new one has. */
async function recipientOf(context: Giving, agentId: number) {
  const { db } = context
  const [[to], [agents]] = await db.batch(codeHolder(db, agentId), agentsWithCode(db))
  requires(to, 'NOT_FOUND')
  if (to.isArchived) throw new Refusal('INVALID', {}, [{ field: 'resourceId', problem: 'agent.archived' }])
  const way = addressedBy(to)
  if (way === null) throw unreachable(whyUnreached(context))
  return { to, way, digits: digitsFor((agents?.count ?? 0) + 1) }
}

const unreachable = (problem: ReturnType<typeof whyUnreached>) => new Refusal('INVALID', {}, [{ field: 'email', problem }])

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
