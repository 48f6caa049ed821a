import { addLoan, listLoans, loanFields } from '@vigie/contract/agents/loans.ts'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import type { Qualification } from '@vigie/contract/agents/qualifications.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { ask } from '../../../../api/ask.ts'
import { invalidate } from '../../../../api/queries.ts'
import { RecordForm } from '../../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../../records/useRecordForm.ts'
import { useToday } from '../../../../session/today.ts'
import { useQualificationChoices } from '../../useChoices.ts'

interface LoanFormProps {
  readonly agent: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

const isEquipment = ({ kind }: Qualification) => kind === 'equipment'

/** Hands something out to an agent, today unless said. */
export function LoanForm({ agent, onClose }: LoanFormProps) {
  const today = useToday()
  const choices = useQualificationChoices(isEquipment)
  const form = useRecordForm({
    name: 'agentFile.loan',
    fields: loanFields,
    values: { ...emptyRecord(loanFields), givenOn: today },
    version: null,
    send: (record) => ask(addLoan, { agentId: agent.id, ...record }),
    refresh: () => invalidate(listLoans, readAgent),
    onDone: onClose,
  })
  return <RecordForm form={form} subtitle={agent.name} choices={{ qualificationId: choices }} onClose={onClose} />
}
