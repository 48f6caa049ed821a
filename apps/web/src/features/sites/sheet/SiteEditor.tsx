import { editSite, readSite, type SiteSheet } from '@vigie/contract/sites/sites.sheet.ts'
import { siteFields, siteFormProblems, type SiteForm } from '@vigie/contract/sites/sites.rules.ts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { isRefused } from '../../../api/errors.ts'
import { invalidate } from '../../../api/queries.ts'
import type { DraftOf } from '../../../records/draft.rules.ts'
import type { FieldGroup } from '../../../records/groups.ts'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/useRecordForm.ts'
import { SitePlanField } from '../plan/SitePlanField.tsx'
import { useClientChoices } from '../useClientChoices.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { keptDrafts } from '../../../ui/forms/keptDrafts.ts'

/** What was typed for a site and not saved: it is still there when the form is opened again. */
const keptDraft = keptDrafts<DraftOf<typeof siteFields>>()
const groups: readonly FieldGroup<typeof siteFields>[] = [
  { group: 'words', keys: ['alert', 'access'] },
  {
    group: 'clocking',
    keys: ['isClockingEnabled', 'canClockByPhone', 'isOutsideAreaRefused', 'asksPreClocking', 'preClockMinutes'],
  },
  { group: 'place', keys: ['address', 'addressComplement', 'postcode', 'city', 'sector', 'phone', 'timeZone'] },
  { group: 'position', keys: ['latitude', 'longitude', 'perimeterMetres'] },
  { group: 'identity', keys: ['clientId', 'name', 'code', 'isActive'] },
]
const valuesOf = ({ site, settings, phone, latitude, longitude }: SiteSheet): SiteForm => ({
  clientId: site.clientId,
  name: site.name,
  code: site.code,
  address: site.address,
  addressComplement: site.addressComplement,
  postcode: site.postcode,
  city: site.city,
  phone: phone ?? '',
  sector: settings?.sector ?? '',
  timeZone: site.timeZone,
  latitude,
  longitude,
  alert: site.alert ?? '',
  access: site.access ?? '',
  isClockingEnabled: site.isClockingEnabled,
  canClockByPhone: settings?.canClockByPhone ?? false,
  isOutsideAreaRefused: settings?.isOutsideAreaRefused ?? false,
  perimeterMetres: settings?.perimeterMetres ?? null,
  asksPreClocking: settings?.asksPreClocking ?? false,
  preClockMinutes: settings?.preClockMinutes ?? null,
  isActive: site.isActive,
})

/** A manager's form of a site: what it says of itself, and how agents clock there. */
export function SiteEditor({ sheet, onClose }: { sheet: SiteSheet; onClose: () => void }) {
  const { t } = useTranslation()
  const { site, settings } = sheet
  const isConfirmed = useRef(false)
  const form = useRecordForm({
    name: 'sites.edit',
    fields: siteFields,
    values: valuesOf(sheet),
    version: settings?.version ?? 1,
    alsoWrong: siteFormProblems,
    send: async (record, version) => {
      try {
        return await ask(editSite, { siteId: site.id, ...record, version: version ?? 1, closesWithServices: isConfirmed.current })
      } catch (error) {
        // A service was planned meanwhile: the sheet brings how many, and the next press asks.
        if (isRefused(error) && error.errors?.['is_active'] !== undefined) await invalidate(readSite)
        throw error
      }
    },
    refresh: () => invalidate(readSite),
    onDone: onClose,
    kept: keptDraft(site.id),
  })
  const [asked, askClosing] = useState<FormEvent | null>(null)
  const coming = sheet.comingShiftCount ?? 0
  const onSubmit = (event: FormEvent) => {
    isConfirmed.current = false
    if (!site.isActive || form.draft.isActive || coming === 0 || !form.isRight) return form.formProps.onSubmit(event)
    event.preventDefault()
    askClosing(event)
  }
  const metres = settings?.companyPerimeterMetres ?? 0
  const minutes = settings?.companyPreClockMinutes ?? 0
  return (
    <>
      <RecordForm
        form={{ ...form, formProps: { ...form.formProps, onSubmit } }}
        subtitle={site.name}
        groups={groups}
        inGroups={{ position: <SitePlanField form={form} companyMetres={metres} siteId={site.id} /> }}
        choices={{ clientId: useClientChoices(site) }}
        placeholders={{ perimeterMetres: String(metres), preClockMinutes: String(minutes) }}
        hints={{ perimeterMetres: t('sites.edit.perimeterHint', { metres }), preClockMinutes: t('sites.edit.preClockHint', { minutes }) }}
        onClose={onClose}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        variant="warning"
        title={t('sites.edit.closing.title', { name: site.name })}
        confirm={t('sites.edit.closing.confirm')}
        onConfirm={() => {
          isConfirmed.current = true
          if (asked) form.formProps.onSubmit(asked)
          askClosing(null)
        }}
        onCancel={() => askClosing(null)}
      >
        {t('sites.edit.closing.text', { count: coming })}
      </ConfirmDialog>
    </>
  )
}
