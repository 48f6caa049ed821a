import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { orderContacts, removeContact } from '@vigie/contract/sites/contacts.ts'
import type { Contact } from '@vigie/contract/sites/sites.sheet.ts'
import { clientManagerOf, operationsManagerOf } from '@vigie/contract/sites/sites.rules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { SheetCard } from '../../../records/SheetCard.tsx'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useRefusal } from '../../../ui/feedback/useRefusal.ts'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { ContactForm, refreshContacts, type ContactOwner } from './ContactForm.tsx'
import { ContactLine } from './ContactLine.tsx'

/** Whom to call: the client's manager and the operations manager first, each by phone and by mail. */
export function ContactsCard({ of, contacts }: { of: ContactOwner; contacts: readonly Contact[] | undefined }) {
  const { t } = useTranslation()
  const refused = useRefusal()
  const mayEdit = mayUse(useExchange(), may.editContacts)
  const [opened, open] = useState<Contact | 'new' | null>(null)
  const [removed, askRemoval] = useState<Contact | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  if (!contacts) return <RowsSkeleton rows={3} height={56} />
  const roleOf = (contact: Contact): string | null => {
    if (contact === clientManagerOf(contacts)) return t('sites.contacts.client')
    return contact === operationsManagerOf(contacts) ? t('sites.contacts.operations') : null
  }
  const act = async (send: () => Promise<unknown>, done?: string) => {
    try {
      await send()
      if (done) toast('success', done)
    } catch (error) {
      refused(error)
    }
    await refreshContacts()
  }
  // Those of the client stand on each of its sites; they are kept on the client's sheet.
  const own = contacts.filter(({ isOfClient }) => isOfClient === (of.clientId !== null))
  const move = (contact: Contact, by: -1 | 1) => {
    const ids = own.map(({ id }) => id)
    const at = ids.indexOf(contact.id)
    const { siteId, clientId } = of
    return act(() => ask(orderContacts, { siteId, clientId, ids: ids.toSpliced(at, 1).toSpliced(at + by, 0, contact.id) }))
  }
  return (
    <SheetCard
      title={t('sites.contacts.title')}
      isFlush
      aside={
        mayEdit && (
          <Button size="small" onClick={() => open('new')} sx={{ minHeight: 44, mr: -1 }}>
            {t('sites.contacts.add')}
          </Button>
        )
      }
    >
      {contacts.length === 0 && (
        <Box sx={{ px: 2, pb: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(of.siteId === null ? 'sites.contacts.noneOfClient' : 'sites.contacts.none')}
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {contacts.map((contact) => {
          const at = own.indexOf(contact)
          return (
            <ContactLine
              key={contact.id}
              contact={contact}
              role={roleOf(contact)}
              isOfOther={contact.isOfClient && of.siteId !== null}
              {...(mayEdit &&
                at >= 0 && {
                  acts: {
                    onChange: () => open(contact),
                    onRemove: () => {
                      askRemoval(contact)
                      setRemoving(true)
                    },
                    ...(at > 0 && { onUp: () => void move(contact, -1) }),
                    ...(at < own.length - 1 && { onDown: () => void move(contact, 1) }),
                  },
                })}
            />
          )
        })}
      </Box>
      {opened !== null && (
        <ContactForm
          of={of}
          // Another may have removed it meanwhile: what was typed stays.
          contact={opened === 'new' ? null : (contacts.find(({ id }) => id === opened.id) ?? opened)}
          onClose={() => open(null)}
        />
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        variant="warning"
        title={t('sites.contacts.removeTitle', { name: removed?.name ?? '' })}
        confirm={t('sites.contacts.remove')}
        onConfirm={async () => {
          if (removed)
            await act(
              () => ask(removeContact, { id: removed.id, version: removed.version ?? 0 }),
              t('sites.contacts.removed', { name: removed.name }),
            )
          setRemoving(false)
        }}
        onCancel={() => setRemoving(false)}
      >
        {t('sites.contacts.removeText')}
      </ConfirmDialog>
    </SheetCard>
  )
}
