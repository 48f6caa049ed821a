import { randomInt } from 'node:crypto'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../../kit/audience.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { VersionConflict, savedRow } from '../../../kit/version-conflict.ts'
import { isDuplicate } from '../../../platform/postgres/db.ts'
import { keptCode } from '../../../code-checks.ts'
import { codesOf, digitsFor } from './codes.rules.ts'
import { agentsWithCode, codeHolder, mailCode, saveCode } from './codes.store.ts'

/** Whether anything can be sent to an agent: nobody loses a code for one that never comes. */
export const isReachable = ({ email, phoneMobile }: { email: string; phoneMobile: string }): boolean => email !== '' || phoneMobile !== ''

type Giving = Pick<RequestContext, 'db' | 'now' | 'company' | 'language' | 'installation' | 'emit'>

/**
 * Gives an agent a new code and sends it to the agent alone, by e-mail or else to the mobile phone; the old one no longer
 * works. Refuses with NOT_FOUND, and with INVALID an agent who can be reached by neither.
 */
export async function giveNewCode({ db, now, company, language, installation, emit }: Giving, agentId: number) {
  const [[to], [agents]] = await db.batch(codeHolder(db, agentId), agentsWithCode(db))
  requires(to, 'NOT_FOUND')
  const way = to.email === '' ? ('sms' as const) : ('mail' as const)
  if (!isReachable(to)) throw new Refusal('INVALID', {}, [{ field: 'email', problem: 'agent.noAddress' }])
  const code = String(randomInt(...codesOf(digitsFor((agents?.count ?? 0) + 1))))
  const kept = keptCode(installation.secrets, company.id, code)
  await db
    .transaction(async (held) => {
      savedRow(await held.save(saveCode(held, agentId, kept)))
      await held.save(mailCode(held, { to, way, code, companyName: company.name, language, now }))
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new VersionConflict('the code was given to another meanwhile') : error
    })
  emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, to.partnerId))
  return { way }
}
