import { changeContact, contactFields, contactProblems, createContact, listClientContacts } from '@vigie/contract/sites/contacts.ts'
import { contactCode } from '@vigie/contract/sites/sites.rules.ts'
import { listContacts, type Contact } from '@vigie/contract/sites/sites.sheet.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/useRecordForm.ts'

/** Whose contacts they are: a site's, or those of a client for all its sites. */
export interface ContactOwner {
  readonly siteId: number | null
  readonly clientId: number | null
  readonly name: string
}

interface ContactFormProps {
  readonly of: ContactOwner
  /** Null: a new one. */
  readonly contact: Contact | null
  readonly onClose: () => void
}

export const refreshContacts = () => invalidate(listContacts, listClientContacts)

/** The form of a contact. */
export function ContactForm({ of, contact, onClose }: ContactFormProps) {
  const form = useRecordForm({
    name: 'sites.contacts.edit',
    fields: contactFields,
    values: contact
      ? { ...contact, code: Object.values(contactCode).find((code) => code === contact.code) ?? null }
      : emptyRecord(contactFields),
    version: contact?.version ?? null,
    alsoWrong: contactProblems,
    send: (record, version) =>
      contact
        ? ask(changeContact, { id: contact.id, version: version ?? 0, ...record })
        : ask(createContact, { siteId: of.siteId, clientId: of.clientId, ...record }),
    refresh: refreshContacts,
    onDone: onClose,
  })
  return (
    <RecordForm
      form={form}
      subtitle={of.name}
      groups={[{ keys: ['name', 'job', 'code', 'phoneMobile', 'email', 'note'] }]}
      onClose={onClose}
    />
  )
}
