import { createAgent, newAgentFields, newAgentProblems, proposeAgent } from '@vigie/contract/agents/agents.create.ts'
import { isUsualCard } from '@vigie/contract/agents/agents.rules.ts'
import { countAgents, listAgents } from '@vigie/contract/agents/agents.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { invalidate, useAsk } from '../../api/queries.ts'
import { useRecordForm } from '../../records/useRecordForm.ts'
import { useContractTypes } from './useChoices.ts'

export type ProposedAgent = Output<typeof proposeAgent>

/** The number and the code that a new agent is proposed: asked anew each time; undefined until they are there. */
export const useProposedAgent = (isEnabled: boolean): ProposedAgent | undefined =>
  useAsk(proposeAgent, {}, { isEnabled, staleTime: 0 }).data

const groups = [
  { group: 'identity', keys: ['lastName', 'firstName', 'employeeNumber', 'bornOn'] },
  { group: 'contact', keys: ['phoneMobile', 'email'] },
  { group: 'card', keys: ['cardNumber', 'cardExpiresOn', 'clockingCode'] },
  { group: 'contract', keys: ['contractTypeId', 'contractStartsOn', 'contractHours'] },
] as const

/** The form of a new agent and what it is made of: for a window, or for a page. */
export function useNewAgent(proposed: ProposedAgent, onMade: (agentId: number) => void) {
  const made = useRef<number | null>(null)
  const form = useRecordForm({
    name: 'agents.create',
    fields: newAgentFields,
    values: { ...emptyRecord(newAgentFields), ...proposed },
    version: null,
    alsoWrong: newAgentProblems,
    send: async (record) => {
      made.current = (await ask(createAgent, record)).agentId
    },
    refresh: () => invalidate(listAgents, countAgents, proposeAgent),
    onDone: () => made.current !== null && onMade(made.current),
  })
  const { t } = useTranslation()
  return {
    form,
    groups,
    choices: { contractTypeId: useContractTypes(true) },
    ...(!isUsualCard(form.draft.cardNumber) && { hints: { cardNumber: t('agents.card.unusual') } }),
  }
}
