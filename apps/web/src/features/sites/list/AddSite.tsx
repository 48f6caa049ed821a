import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { newSiteFields, newSiteProblems } from '@vigie/contract/sites/sites.rules.ts'
import { createSite } from '@vigie/contract/sites/sites.sheet.ts'
import { listClients, listSites } from '@vigie/contract/sites/sites.ts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/useRecordForm.ts'
import { siteAddress } from '../../../routing/addresses/sites.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useClientChoices } from '../useClientChoices.ts'

/** The way to add a site by hand, for who edits sites. */
export function AddSite() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  if (!mayUse(useExchange(), may.editSites)) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('sites.create.add')}
      </Button>
      {isOpen && (
        <NewSiteForm
          onClose={() => setOpen(false)}
          onMade={(siteId) => {
            setOpen(false)
            void navigate(linkTo(siteAddress, { siteId }))
          }}
        />
      )}
    </>
  )
}

const groups = [
  { group: 'identity', keys: ['clientId', 'clientName', 'name', 'code'] },
  { group: 'place', keys: ['address', 'addressComplement', 'postcode', 'city', 'phone', 'sector', 'timeZone'] },
  { group: 'clocking', keys: ['latitude', 'longitude', 'perimeterMetres', 'canClockByPhone'] },
] as const

/** The form of a new site. A company without clients names its first one. */
export function NewSiteForm({ onClose, onMade }: { onClose: () => void; onMade: (siteId: number) => void }) {
  const { timeZone } = useExchange()
  const clients = useClientChoices()
  const made = useRef<number | null>(null)
  const form = useRecordForm({
    name: 'sites.create',
    fields: newSiteFields,
    values: { ...emptyRecord(newSiteFields), timeZone },
    version: null,
    alsoWrong: newSiteProblems,
    send: async (record) => {
      made.current = (await ask(createSite, record)).siteId
    },
    refresh: () => invalidate(listSites, listClients),
    onDone: () => (made.current === null ? onClose() : onMade(made.current)),
  })
  return <RecordForm form={form} groups={groups} choices={{ clientId: clients }} onClose={onClose} />
}
