import { readAgent, type AgentQualification } from '@vigie/contract/agents/agents.ts'
import { addHeld, changeHeld, heldFields, heldProblems } from '@vigie/contract/agents/held.ts'
import { listDocuments } from '@vigie/contract/documents/documents.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { useCallback } from 'react'
import { ask } from '../../../../api/ask.ts'
import { invalidate, useAsk } from '../../../../api/queries.ts'
import { RecordForm } from '../../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../../records/useRecordForm.ts'
import { useQualificationChoices } from '../../useChoices.ts'

interface HeldFormProps {
  readonly agent: { readonly id: number; readonly name: string }
  /** Null: a new one. */
  readonly held: AgentQualification | null
  readonly all: readonly AgentQualification[]
  readonly onClose: () => void
}

const most = 100

/** What an agent has of the catalogue: its number, its days and the document that proves it. */
export function HeldForm({ agent, held, all, onClose }: HeldFormProps) {
  const others = useCallback(({ id }: { id: number }) => id === held?.id || !all.some((one) => one.id === id), [held, all])
  const choices = useQualificationChoices(others)
  const documents = useAsk(listDocuments, { type: 'agents-nav', ownerId: agent.id, limit: most }).data?.documents ?? []
  const form = useRecordForm({
    name: 'agentFile.held',
    fields: heldFields,
    values: held
      ? {
          qualificationId: held.id,
          number: held.number ?? '',
          issuedOn: held.issuedOn,
          expiresOn: held.expiresOn,
          documentId: held.documentId,
        }
      : emptyRecord(heldFields),
    version: held?.version ?? null,
    alsoWrong: heldProblems,
    send: (record, version) =>
      held === null
        ? ask(addHeld, { agentId: agent.id, ...record })
        : ask(changeHeld, { agentId: agent.id, version: version ?? 0, ...record, qualificationId: held.id }),
    refresh: () => invalidate(readAgent),
    onDone: onClose,
  })
  return (
    <RecordForm
      form={form}
      subtitle={held?.name ?? agent.name}
      groups={[{ keys: ['qualificationId', 'number', 'issuedOn', 'expiresOn', 'documentId'] }]}
      choices={{
        qualificationId: held ? choices.filter(({ id }) => id === held.id) : choices,
        documentId: documents.map(({ id, name }) => ({ id, label: name })),
      }}
      onClose={onClose}
    />
  )
}
