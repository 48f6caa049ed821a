import { changeNumber } from '@vigie/contract/agents/agents.number.ts'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import { readAgentHistory } from '@vigie/contract/changes/changes.ts'
import { textField } from '@vigie/contract/kit/fields.ts'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/useRecordForm.ts'

const numberFields = { nationalInsuranceNumber: textField('national_insurance_number', 30) } as const

/** The field begins empty: a new number replaces the stored one. */
export function NumberForm({ agentId, onClose }: { agentId: number; onClose: () => void }) {
  const form = useRecordForm({
    name: 'agentFile.number',
    fields: numberFields,
    values: { nationalInsuranceNumber: '' },
    version: null,
    send: ({ nationalInsuranceNumber }) => ask(changeNumber, { agentId, nationalInsuranceNumber }),
    refresh: () => invalidate(readAgent, readAgentHistory),
    onDone: onClose,
  })
  return <RecordForm form={form} onClose={onClose} />
}
