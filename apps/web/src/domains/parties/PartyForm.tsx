import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { invalidate } from '../../api/queries.ts'
import { RecordForm } from '../../records/RecordForm.tsx'
import { useRecordForm } from '../../records/useRecordForm.ts'
import type { AnyKind, AnyParty } from './kinds.ts'

interface PartyFormProps {
  readonly kind: AnyKind
  /** The one that is changed; unset: a new one. */
  readonly record?: AnyParty
  readonly onClose: () => void
  readonly onMade?: (id: number) => void
}

const noHints = () => ({})

/** The form of a new company that this one works with, or over one that stands. */
export function PartyForm({ kind, record, onClose, onMade }: PartyFormProps) {
  const { words, party, groups, readers, useHints = noHints } = kind
  const made = useRef<number | null>(null)
  const form = useRecordForm({
    name: words as never,
    fields: party.fields,
    values: record ?? { ...emptyRecord(party.fields), isActive: true },
    version: record?.version ?? null,
    send: async (filled, version) => {
      if (record) await ask(party.change, { ...filled, id: record.id, version: version ?? record.version })
      else made.current = (await ask(party.create, filled)).id
    },
    refresh: () => invalidate(party.list, party.read, ...readers),
    onDone: () => {
      onClose()
      if (made.current !== null) onMade?.(made.current)
    },
  })
  // A kind is a constant of its module: the hook is the same at every render.
  // oxlint-disable-next-line react/hooks
  const hints = useHints(form.draft)
  return <RecordForm form={form} groups={groups} hints={hints} onClose={onClose} {...(record && { subtitle: record.name })} />
}

/** The way to add one by hand; then its sheet is opened. */
export function AddParty({ kind }: { kind: AnyKind }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t(`${kind.name}.add`)}
      </Button>
      {isOpen && <PartyForm kind={kind} onClose={() => setOpen(false)} onMade={(id) => void navigate(kind.linkOf(id))} />}
    </>
  )
}
