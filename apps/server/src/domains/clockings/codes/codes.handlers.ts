import { randomInt } from 'node:crypto'
import { agentChanged, renewAgentCode } from '@vigie/contract/agents/agents.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../../kit/audience.ts'
import { handle } from '../../../kit/handle.ts'
import { VersionConflict, savedRow } from '../../../kit/version-conflict.ts'
import { isDuplicate } from '../../../platform/postgres/db.ts'
import { codeHmac } from '../../../secrets.ts'
import { codesOf, digitsFor } from './codes.rules.ts'
import { agentsWithCode, codeHolder, mailCode, saveCode } from './codes.store.ts'

export const codesHandlers = [
  // Nobody but the agent is given the code: with it one could clock in the agent's place.
  handle(renewAgentCode, async ({ input, db, now, company, language, installation, emit }) => {
    const [[to], [agents]] = await db.batch(codeHolder(db, input.agentId), agentsWithCode(db))
    requires(to, 'NOT_FOUND')
    const way = to.email === '' ? ('sms' as const) : ('mail' as const)
    if (way === 'sms' && to.phoneMobile === '') throw new Refusal('INVALID', {}, [{ field: 'email', problem: 'agent.noAddress' }])
    const code = String(randomInt(...codesOf(digitsFor((agents?.count ?? 0) + 1))))
    const hmac = codeHmac(installation.secrets, company.id)(code)
    await db
      .transaction(async (held) => {
        savedRow(await held.save(saveCode(held, input.agentId, hmac)))
        await held.save(mailCode(held, { to, way, code, companyName: company.name, language, now }))
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? new VersionConflict('the code was given to another meanwhile') : error
      })
    emit(agentChanged, { agentId: input.agentId }, audience.ofAgent(company.id, input.agentId, to.partnerId))
    return { way }
  }),
]
