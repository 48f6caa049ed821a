import { editSite, readSite, type SiteSheet } from '@vigie/contract/sites/sites.sheet.ts'
import { positionProblems, siteFields, type SiteForm } from '@vigie/contract/sites/sites.rules.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import type { DraftOf } from '../../../records/draft.rules.ts'
import type { FieldGroup } from '../../../records/groups.ts'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/useRecordForm.ts'
import { keptDrafts } from '../../../ui/forms/keptDrafts.ts'

/** What was typed for a site and not saved: it is still there when the form is opened again. */
const keptDraft = keptDrafts<DraftOf<typeof siteFields>>()
const groups: readonly FieldGroup<typeof siteFields>[] = [
  { keys: ['alert', 'instructions', 'access'] },
  { group: 'clocking', keys: ['isClockingEnabled', 'canClockByPhone', 'isOutsideAreaRefused'] },
  { keys: ['perimeterMetres', 'isActive'] },
]
const valuesOf = ({ site, settings }: SiteSheet): SiteForm => ({
  alert: site.alert ?? '',
  instructions: site.instructions ?? '',
  access: site.access ?? '',
  isClockingEnabled: site.isClockingEnabled,
  canClockByPhone: settings?.canClockByPhone ?? false,
  isOutsideAreaRefused: settings?.isOutsideAreaRefused ?? false,
  perimeterMetres: settings?.perimeterMetres ?? null,
  isActive: site.isActive,
})

/** A manager's form of a site: what it says of itself, and how agents clock there. */
export function SiteEditor({ sheet, onClose }: { sheet: SiteSheet; onClose: () => void }) {
  const { t } = useTranslation()
  const { site, settings, latitude, longitude } = sheet
  const form = useRecordForm({
    name: 'sites.edit',
    fields: siteFields,
    values: valuesOf(sheet),
    version: settings?.version ?? 1,
    alsoWrong: (record) => positionProblems(record, latitude !== null && longitude !== null),
    send: (record, version) => ask(editSite, { siteId: site.id, ...record, version: version ?? 1 }),
    refresh: () => invalidate(readSite),
    onDone: onClose,
    kept: keptDraft(site.id),
  })
  const metres = settings?.companyPerimeterMetres ?? 0
  return (
    <RecordForm
      form={form}
      subtitle={site.name}
      groups={groups}
      placeholders={{ perimeterMetres: String(metres) }}
      hints={{ perimeterMetres: t('sites.edit.perimeterHint', { metres }) }}
      onClose={onClose}
    />
  )
}
