import Box from '@mui/material/Box'
import type { Contact } from '@vigie/contract/sites/sites.sheet.ts'
import { clientManagerOf, operationsManagerOf } from '@vigie/contract/sites/sites.rules.ts'
import { useTranslation } from 'react-i18next'
import { ContactItem } from '../../../ui/links/ContactItem.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { SheetCard } from '../../../records/SheetCard.tsx'

/** Whom to call: the client's manager and the operations manager first, each by phone and by mail. */
export function ContactsCard({ contacts }: { contacts: readonly Contact[] | undefined }) {
  const { t } = useTranslation()
  if (!contacts) return <RowsSkeleton rows={3} height={56} />
  const roleOf = (contact: Contact): string | null => {
    if (contact === clientManagerOf(contacts)) return t('sites.contacts.client')
    return contact === operationsManagerOf(contacts) ? t('sites.contacts.operations') : null
  }
  return (
    <SheetCard title={t('sites.contacts.title')} isFlush>
      {contacts.length === 0 && <Box sx={{ px: 2, pb: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{t('sites.contacts.none')}</Box>}
      {contacts.map((contact) => {
        const name = [contact.name, roleOf(contact)].filter(Boolean).join(' · ')
        return (
          <Box
            key={contact.id}
            component="ul"
            aria-label={name}
            sx={{ m: 0, px: 0, py: 0.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            {contact.phoneMobile && <ContactItem kind="phone" value={contact.phoneMobile} name={name} />}
            {contact.email && <ContactItem kind="email" value={contact.email} name={name} />}
            {!contact.phoneMobile && !contact.email && (
              <Box component="li" sx={{ listStyle: 'none', px: 2, py: 1.5, fontSize: '0.875rem' }}>
                {name}
              </Box>
            )}
          </Box>
        )
      })}
    </SheetCard>
  )
}
