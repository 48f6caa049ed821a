import { giveCard, listCards } from '@vigie/contract/clockings/clockings.cards.ts'
import { emptyRecord, switchField, textField } from '@vigie/contract/kit/fields.ts'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/useRecordForm.ts'

const badgeFields = { number: textField('resourceNfcUid', 64, { isRequired: true }), isOnly: switchField('isOnlyCard') } as const

/** Gives an agent a card at a desk: a USB reader types its number like a keyboard. */
export function GiveBadge({ agent, onClose }: { agent: { readonly id: number; readonly name: string }; onClose: () => void }) {
  const form = useRecordForm({
    name: 'agentFile.badge',
    fields: badgeFields,
    values: emptyRecord(badgeFields),
    version: null,
    send: (record) => ask(giveCard, { agentId: agent.id, ...record }),
    refresh: () => invalidate(listCards),
    onDone: onClose,
  })
  return <RecordForm form={form} subtitle={agent.name} onClose={onClose} />
}
