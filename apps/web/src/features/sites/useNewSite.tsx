import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { newSiteFields, newSiteProblems } from '@vigie/contract/sites/sites.rules.ts'
import { createSite } from '@vigie/contract/sites/sites.sheet.ts'
import { listClients, listSites } from '@vigie/contract/sites/sites.ts'
import { useRef } from 'react'
import { ask } from '../../api/ask.ts'
import { invalidate } from '../../api/queries.ts'
import { useRecordForm } from '../../records/useRecordForm.ts'
import { useExchange } from '../../session/store.ts'
import { SitePlanField } from './plan/SitePlanField.tsx'
import { useClientChoices } from './useClientChoices.ts'

const groups = [
  { group: 'identity', keys: ['clientId', 'clientName', 'name', 'code'] },
  { group: 'place', keys: ['address', 'addressComplement', 'postcode', 'city', 'phone', 'sector', 'timeZone'] },
  { group: 'position', keys: ['latitude', 'longitude', 'perimeterMetres', 'canClockByPhone'] },
] as const

/** The form of a new site and what it is made of: for a window, or for a page. */
export function useNewSite(onMade: (siteId: number) => void) {
  const { timeZone, environment } = useExchange()
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
    onDone: () => made.current !== null && onMade(made.current),
  })
  const metres = environment.settings.site_perimeter_metres
  return {
    form,
    groups,
    inGroups: { position: <SitePlanField form={form} companyMetres={metres} siteId={null} /> },
    placeholders: { perimeterMetres: String(metres) },
    choices: { clientId: useClientChoices() },
  }
}
