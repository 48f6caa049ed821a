import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { useLive } from '../../api/live.ts'
import { invalidate, useAsk } from '../../api/queries.ts'
import { RecordSheet } from '../../records/RecordSheet.tsx'
import { SheetCard } from '../../records/SheetCard.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Tag } from '../../ui/marks/Tag.tsx'
import type { AnyKind, AnyParty } from './kinds.ts'
import { PartyForm } from './PartyForm.tsx'

interface PartySheetProps<R extends AnyParty> {
  readonly kind: AnyKind
  readonly id: number
  /** What fields show instead of their value. */
  readonly showsOf?: (record: R) => Readonly<Record<string, ReactNode>>
  /** What it means that it is closed. */
  readonly closed?: string
  /** Its cards below its fields; nothing refers to it as far as they know: it may be deleted. */
  readonly renderCards: (record: R) => ReactNode
  readonly isUnused: (record: R) => boolean
  readonly history: ReactNode
}

/** The sheet of a company that this one works with: what is kept of it, what belongs to it, its history, and the way out. */
export function PartySheet<R extends AnyParty>({ kind, id, showsOf, closed, renderCards, isUnused, history }: PartySheetProps<R>) {
  const { name, words, party, groups, live, readers } = kind
  const { t } = useTranslation()
  const { data, isError, error, refetch } = useAsk(party.read, { id })
  useLive(live, () => void invalidate(party.read, ...readers))
  // As the kind's own fields have it.
  const record = data?.record as R | undefined
  return (
    <>
      <RecordSheet
        name={words as never}
        fields={party.fields}
        query={{ data: record, isError, error, refetch }}
        titleOf={(shown) => shown.name}
        text={
          record?.isActive === false && (
            <>
              <Tag tone="wait">{t(`${name}.states.inactive`)}</Tag> {closed}
            </>
          )
        }
        groups={groups}
        {...(showsOf && { showsOf })}
        renderForm={(shown, onClose) => <PartyForm kind={kind} record={shown} onClose={onClose} />}
      />
      {record && (
        <Box sx={cards}>
          {renderCards(record)}
          <SheetCard title={t('changes.title')}>{history}</SheetCard>
          {isUnused(record) && <Remove kind={kind} record={record} />}
        </Box>
      )}
    </>
  )
}

function Remove({ kind: { name, party, path }, record }: { kind: AnyKind; record: AnyParty }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const sentenceOf = useSentence()
  // Null: not asked; else the version that was read when it was.
  const [seen, setSeen] = useState<number | null>(null)
  const remove = async () => {
    try {
      await ask(party.remove, { id: record.id, version: seen ?? 0 })
    } catch (error) {
      toast('error', sentenceOf(error))
      setSeen(null)
      return
    }
    await invalidate(party.list)
    toast('success', t(`${name}.remove.done`))
    void navigate({ to: path })
  }
  return (
    <Box>
      <Button variant="outlined" color="error" onClick={() => setSeen(record.version)} sx={{ minHeight: 44 }}>
        {t(`${name}.remove.act`)}
      </Button>
      <ConfirmDialog
        isOpen={seen !== null}
        variant="critical"
        title={t(`${name}.remove.title`, { name: record.name })}
        confirm={t(`${name}.remove.act`)}
        onConfirm={remove}
        onCancel={() => setSeen(null)}
      >
        {t(`${name}.remove.text`)}
      </ConfirmDialog>
    </Box>
  )
}

const cards = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const
