import {
  instructionFields,
  instructionProblems,
  listInstructions,
  saveInstructionDraft,
  type InstructionVersion,
} from '@vigie/contract/instructions/instructions.ts'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { invalidate } from '../../api/queries.ts'
import { RecordForm } from '../../records/RecordForm.tsx'
import { useRecordForm } from '../../records/useRecordForm.ts'
import { serverNow } from '../../session/clock.ts'

interface DraftFormProps {
  readonly site: Site
  /** Null: a new one. */
  readonly draft: InstructionVersion | null
  /** What a new one begins with. */
  readonly start: string
  readonly onClose: () => void
}

/** The draft of the next version. Nobody but managers reads it until it is published. */
export function DraftForm({ site, draft, start, onClose }: DraftFormProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    name: 'instructions.draft',
    fields: instructionFields,
    values: draft ?? { text: start, startsOn: null },
    version: draft?.version ?? null,
    alsoWrong: (record) => instructionProblems(record, dayOf(localOf(serverNow(), site.timeZone))),
    send: (record, version) => ask(saveInstructionDraft, { siteId: site.id, ...record, id: draft?.id ?? null, version }),
    refresh: () => invalidate(listInstructions),
    onDone: onClose,
  })
  return (
    <RecordForm
      form={form}
      {...(draft && { title: t('instructions.draft.of', { number: draft.number }) })}
      subtitle={site.name}
      groups={[{ keys: ['text', 'startsOn'] }]}
      onClose={onClose}
    />
  )
}
