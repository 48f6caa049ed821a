import { listQualifications } from '@vigie/contract/agents/qualifications.ts'
import { requirableKinds } from '@vigie/contract/planning/planning.requirements.ts'
import { addSold, changeSold, listSold, soldFields, type SoldPrestation } from '@vigie/contract/planning/planning.sold.ts'
import { listPrestations } from '@vigie/contract/reference/reference.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/useRecordForm.ts'

interface SoldFormProps {
  readonly site: { readonly id: number; readonly name: string }
  /** Null: a new one. */
  readonly sold: SoldPrestation | null
  readonly all: readonly SoldPrestation[]
  readonly onClose: () => void
}

/** A prestation that is sold at the site, and what the site asks for beside what the prestation does everywhere. */
export function SoldForm({ site, sold, all, onClose }: SoldFormProps) {
  const { t } = useTranslation()
  const prestations = useAsk(listPrestations, {}).data?.items ?? []
  const catalogue = useAsk(listQualifications, {}).data?.qualifications ?? []
  const form = useRecordForm({
    name: 'sites.sold.form',
    fields: soldFields,
    values: sold ?? emptyRecord(soldFields),
    version: sold?.version ?? null,
    send: (record, version) =>
      sold
        ? ask(changeSold, { siteId: site.id, id: sold.id, version: version ?? sold.version, ...record })
        : ask(addSold, { siteId: site.id, ...record }),
    refresh: () => invalidate(listSold),
    onDone: onClose,
  })
  const isFree = (id: number) => !all.some(({ prestationId }) => prestationId === id)
  return (
    <RecordForm
      form={form}
      subtitle={site.name}
      groups={[{ keys: ['prestationId', 'qualificationIds'] }]}
      choices={{
        // One that is sold stays itself: another is another line.
        prestationId: sold
          ? [{ id: sold.prestationId, label: sold.name }]
          : prestations.filter(({ id }) => isFree(id)).map(({ id, name }) => ({ id, label: name })),
        qualificationIds: catalogue
          .filter(({ kind }) => (requirableKinds as readonly string[]).includes(kind))
          .map(({ id, kind, name }) => ({ id, label: name, note: t(`agents.kinds.${kind}`) })),
      }}
      onClose={onClose}
    />
  )
}
