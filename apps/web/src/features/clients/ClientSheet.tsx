import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import { clientFields, readClient, removeClient, searchClients, type ClientRecord } from '@vigie/contract/clients/clients.ts'
import { listClientContacts } from '@vigie/contract/sites/contacts.ts'
import { siteChanged } from '@vigie/contract/sites/sites.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { useLive } from '../../api/live.ts'
import { invalidate, useAsk } from '../../api/queries.ts'
import { ContactsCard } from '../../domains/sites/contacts/ContactsCard.tsx'
import { RecordSheet } from '../../records/RecordSheet.tsx'
import { SheetCard } from '../../records/SheetCard.tsx'
import { clientSheetAddress } from '../../routing/addresses/clients.ts'
import { sitesAddress } from '../../routing/addresses/sites.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { ClientForm } from './ClientForm.tsx'

const groups = [
  { group: 'identity', keys: ['name', 'code', 'registrationNumber', 'vatNumber', 'isActive'] },
  { group: 'contact', keys: ['address', 'addressComplement', 'postcode', 'city', 'email', 'phone'] },
  { group: 'note', keys: ['note'] },
] as const

/** The sheet of a client: what is kept of it, its sites, and the way out where nothing refers to it. */
export function ClientSheet({ renderHistory }: { renderHistory: (clientId: number) => ReactNode }) {
  const { t } = useTranslation()
  const [{ clientId }] = useAddress(clientSheetAddress)
  const { data, isError, error, refetch } = useAsk(readClient, { clientId: clientId ?? 0 })
  return (
    <>
      <RecordSheet
        name="clients.edit"
        fields={clientFields}
        query={{ data: data?.client, isError, error, refetch }}
        titleOf={({ name }) => name}
        groups={groups}
        renderForm={(client, onClose) => <ClientForm client={client} onClose={onClose} />}
      />
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Sites client={data.client} />
            <Contacts client={data.client} />
          </Box>
          <SheetCard title={t('changes.title')}>{renderHistory(data.client.id)}</SheetCard>
        </Box>
      )}
    </>
  )
}

const siteChanges = [siteChanged]

/** Whom to call about any of its sites. */
function Contacts({ client: { id, name } }: { client: ClientRecord }) {
  const isEnabled = mayUse(useExchange(), may.editContacts)
  const { data } = useAsk(listClientContacts, { clientId: id }, { isEnabled })
  useLive(siteChanges, () => void invalidate(listClientContacts))
  return isEnabled ? <ContactsCard of={{ siteId: null, clientId: id, name }} contacts={data?.contacts} /> : null
}

function Sites({ client }: { client: ClientRecord }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const remove = async () => {
    await ask(removeClient, { clientId: client.id })
    await invalidate(searchClients)
    toast('success', t('clients.remove.done'))
    void navigate({ to: '/clients' })
  }
  return (
    <SheetCard title={t('clients.sites')}>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {client.siteCount === 0 ? t('clients.noSites') : t('clients.sitesOf', { count: client.siteCount, open: client.openSiteCount })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {client.siteCount > 0 ? (
          <ButtonLink {...linkTo(sitesAddress, { clientId: client.id, choice: 'all' })} variant="outlined" color="inherit">
            {t('clients.toSites')}
          </ButtonLink>
        ) : (
          <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
            {t('clients.remove.act')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        isOpen={isAsked}
        variant="critical"
        title={t('clients.remove.title', { name: client.name })}
        confirm={t('clients.remove.act')}
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      >
        {t('clients.remove.text')}
      </ConfirmDialog>
    </SheetCard>
  )
}
