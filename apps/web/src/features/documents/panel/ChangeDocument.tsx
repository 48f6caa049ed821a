import { changeDocument } from '@vigie/contract/documents/documents.filing.ts'
import { listDocuments, type Document } from '@vigie/contract/documents/documents.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useVersionedForm } from '../../../ui/forms/useVersionedForm.ts'
import { AskedFields } from '../AskedFields.tsx'
import { askDocumentsAnew } from '../useLiveDocuments.ts'
import { changesOf, draftOf, type ChangeDraft } from './change.rules.ts'

/** Changes what is given of a document. What is in it changes by a new version alone. */
export function ChangeDocument({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useVersionedForm<ChangeDraft, unknown>({
    now: draftOf(document),
    version: document.version,
    changed: t('documents.change.changed'),
    refresh: () => invalidate(listDocuments),
    validate: ({ name }) => (name.trim() === '' ? { name: t('documents.change.nameMissing') } : {}),
    send: ({ draft, from, version }) =>
      ask(changeDocument, { id: document.id, version: version ?? document.version, ...changesOf(from, draft) }),
    onDone: async () => {
      toast('success', t('documents.change.done'))
      onClose()
      await askDocumentsAnew()
    },
    onUntouched: onClose,
  })
  return (
    <FormModal form={form} title={t('documents.acts.change')} subtitle={document.fileName} submit={t('common.save')} onClose={onClose}>
      <Field label={t('documents.change.name')} maxLength={200} {...form.textProps('name')} hint={form.theirsOf('name')} />
      <Field label={t('documents.change.folder')} maxLength={100} {...form.textProps('folder')} hint={form.theirsOf('folder')} />
      <AskedFields value={form.draft} onChange={form.change} />
    </FormModal>
  )
}
