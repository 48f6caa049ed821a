import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import {
  changeClient,
  clientFields,
  createClient,
  readClient,
  searchClients,
  type ClientForm as Filled,
} from '@vigie/contract/clients/clients.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { listClients } from '@vigie/contract/sites/sites.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { invalidate } from '../../api/queries.ts'
import { RecordForm } from '../../records/RecordForm.tsx'
import { useRecordForm } from '../../records/useRecordForm.ts'
import { clientSheetAddress } from '../../routing/addresses/clients.ts'
import { linkTo } from '../../routing/linkTo.ts'

const empty: Filled = { ...emptyRecord(clientFields), isActive: true }
const groups = [
  { group: 'identity', keys: ['name', 'code', 'registrationNumber', 'vatNumber'] },
  { group: 'contact', keys: ['address', 'addressComplement', 'postcode', 'city', 'email', 'phone'] },
  { group: 'note', keys: ['note', 'isActive'] },
] as const

interface ClientFormProps {
  /** The client that is changed; unset: a new one. */
  readonly client?: Filled & { readonly id: number; readonly version: number }
  readonly onClose: () => void
  readonly onMade?: (clientId: number) => void
}

/** The form of a new client, or over one that stands. */
export function ClientForm({ client, onClose, onMade }: ClientFormProps) {
  const made = useRef<number | null>(null)
  const form = useRecordForm({
    name: 'clients.edit',
    fields: clientFields,
    values: client ?? empty,
    version: client?.version ?? null,
    send: async (record, version) => {
      if (client) await ask(changeClient, { clientId: client.id, ...record, version: version ?? client.version })
      else made.current = (await ask(createClient, record)).id
    },
    refresh: () => invalidate(searchClients, readClient, listClients),
    onDone: () => {
      onClose()
      if (made.current !== null) onMade?.(made.current)
    },
  })
  return <RecordForm form={form} groups={groups} onClose={onClose} {...(client && { subtitle: client.name })} />
}

/** The way to add a client by hand. */
export function AddClient() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('clients.add')}
      </Button>
      {isOpen && (
        <ClientForm onClose={() => setOpen(false)} onMade={(clientId) => void navigate(linkTo(clientSheetAddress, { clientId }))} />
      )}
    </>
  )
}
