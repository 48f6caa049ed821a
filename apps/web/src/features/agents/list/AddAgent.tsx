import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { createAgent, newAgentFields, newAgentProblems, proposeEmployeeNumber } from '@vigie/contract/agents/agents.create.ts'
import { isUsualCard } from '@vigie/contract/agents/agents.rules.ts'
import { countAgents, listAgents } from '@vigie/contract/agents/agents.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/useRecordForm.ts'
import { agentAddress } from '../../../routing/addresses/agents.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useContractTypes } from '../useChoices.ts'

/** The way to add an agent by hand, for who edits agents. */
export function AddAgent() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const mayEdit = mayUse(useExchange(), may.editAgents)
  // A number is proposed: asked when the form is about to be opened, so that it is there when it opens.
  const { data } = useAsk(proposeEmployeeNumber, {}, { isEnabled: mayEdit && isOpen, staleTime: 0 })
  if (!mayEdit) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('agents.create.add')}
      </Button>
      {isOpen && data && <AgentForm employeeNumber={data.employeeNumber} onClose={() => setOpen(false)} />}
    </>
  )
}

const groups = [
  { group: 'identity', keys: ['lastName', 'firstName', 'employeeNumber', 'bornOn'] },
  { group: 'contact', keys: ['phoneMobile', 'email'] },
  { group: 'card', keys: ['cardNumber', 'cardExpiresOn'] },
  { group: 'contract', keys: ['contractTypeId', 'contractStartsOn', 'contractHours'] },
] as const

function AgentForm({ employeeNumber, onClose }: { employeeNumber: string; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const made = useRef<number | null>(null)
  const form = useRecordForm({
    name: 'agents.create',
    fields: newAgentFields,
    values: { ...emptyRecord(newAgentFields), employeeNumber },
    version: null,
    alsoWrong: newAgentProblems,
    send: async (record) => {
      made.current = (await ask(createAgent, record)).agentId
    },
    refresh: () => invalidate(listAgents, countAgents),
    onDone: () => {
      onClose()
      if (made.current !== null) void navigate(linkTo(agentAddress, { agentId: made.current }))
    },
  })
  return (
    <RecordForm
      form={form}
      groups={groups}
      onClose={onClose}
      choices={{ contractTypeId: useContractTypes(true) }}
      {...(!isUsualCard(form.draft.cardNumber) && { hints: { cardNumber: t('agents.card.unusual') } })}
    />
  )
}
