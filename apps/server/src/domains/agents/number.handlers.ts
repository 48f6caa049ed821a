import { changeNumber, revealNumber } from '@vigie/contract/agents/agents.number.ts'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { handle } from '../../kit/handle.ts'
import { isMaskedNumber, keptNumber, knownNumber } from './agents.secret.ts'
import { keepViewed, numberOf, saveNumber } from './number.store.ts'

export const handlers = [
  handle(revealNumber, async ({ input, db, company, installation, emit }) => {
    // In one transaction: the number is answered only if the viewing was logged.
    const [[row]] = await db.batch(numberOf(db, input.agentId), keepViewed(db, input.agentId))
    requires(row, 'NOT_FOUND')
    emit(agentChanged, { agentId: input.agentId }, audience.ofAgent(company.id, input.agentId, row.partnerId))
    return { nationalInsuranceNumber: knownNumber(installation.secrets, company.id, input.agentId, row.kept) }
  }),
  handle(changeNumber, async ({ input, db, company, installation, emit }) => {
    const { agentId, nationalInsuranceNumber: number } = input
    if (isMaskedNumber(number)) throw new Refusal('INVALID', {}, [{ field: 'national_insurance_number', problem: 'notAnAllowedValue' }])
    const row = await db.one(numberOf(db, agentId))
    requires(row, 'NOT_FOUND')
    await db.save(saveNumber(db, agentId, keptNumber(installation.secrets, company.id, agentId, number)))
    emit(agentChanged, { agentId }, audience.ofAgent(company.id, agentId, row.partnerId))
    return { success: true }
  }),
]
