import Box from '@mui/material/Box'
import * as may from '@vigie/contract/access.calls.ts'
import type { ClientRecord } from '@vigie/contract/clients/clients.ts'
import { listClientContacts } from '@vigie/contract/sites/contacts.ts'
import { siteChanged } from '@vigie/contract/sites/sites.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../api/live.ts'
import { invalidate, useAsk } from '../../api/queries.ts'
import { PartySheet } from '../../domains/parties/PartySheet.tsx'
import { ContactsCard } from '../../domains/sites/contacts/ContactsCard.tsx'
import { SheetCard } from '../../records/SheetCard.tsx'
import { clientSheetAddress } from '../../routing/addresses/clients.ts'
import { sitesAddress } from '../../routing/addresses/sites.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { clientKind } from './client.ts'

interface ClientSheetProps {
  readonly renderUsers: (client: ClientRecord) => ReactNode
  readonly renderHistory: (clientId: number) => ReactNode
}

/** The sheet of a client: what is kept of it, its sites, its users, and its history. */
export function ClientSheet({ renderUsers, renderHistory }: ClientSheetProps) {
  const [{ clientId }] = useAddress(clientSheetAddress)
  const id = clientId ?? 0
  return (
    <PartySheet<ClientRecord>
      kind={clientKind}
      id={id}
      renderCards={(client) => (
        <>
          <Sites client={client} />
          <Contacts client={client} />
          {renderUsers(client)}
        </>
      )}
      isUnused={({ siteCount }) => siteCount === 0}
      history={renderHistory(id)}
    />
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
  return (
    <SheetCard title={t('clients.sites')}>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {client.siteCount === 0 ? t('clients.noSites') : t('clients.sitesOf', { count: client.siteCount, open: client.openSiteCount })}
      </Box>
      {client.siteCount > 0 && (
        <ButtonLink
          {...linkTo(sitesAddress, { clientId: client.id, choice: 'all' })}
          variant="outlined"
          color="inherit"
          sx={{ mt: 1.5, minHeight: 44 }}
        >
          {t('clients.toSites')}
        </ButtonLink>
      )}
    </SheetCard>
  )
}
