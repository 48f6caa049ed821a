import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { emptyRecord, type RecordFields, type RecordOf } from '@vigie/contract/kit/fields.ts'
import type { RegisterRow } from '@vigie/contract/kit/register.ts'
import { changeNewsPicture } from '@vigie/contract/news/news.pictures.ts'
import { registerOf, type RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { RecordForm } from '../../records/RecordForm.tsx'
import { useRecordForm } from '../../records/useRecordForm.ts'
import { useToday } from '../../session/today.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Moves } from './Moves.tsx'
import { NewsPicture } from './NewsPicture.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { nameOfRow } from './rows.ts'
import { useNamedRows } from './useNamedRows.ts'
import { refreshRegister, useRegisterActs } from './useRegisterActs.ts'

interface RegisterFormProps {
  readonly name: RegisterName
  /** Null: a new row. */
  readonly row: RegisterRow | null
  /** What was changed of a row. */
  readonly historyOf: (name: RegisterName, id?: number) => ReactNode
  readonly onClose: () => void
}

/** A row of a list in a window: its fields, what can be done with it, and its history. */
export function RegisterForm({ name, row, historyOf, onClose }: RegisterFormProps) {
  const { t } = useTranslation()
  const today = useToday()
  const { fields, change, problems } = registerOf(name)
  const [picture, setPicture] = useState<string | null>(null)
  const create = useCreate(name, picture)
  const empty = { ...emptyRecord(fields), ...(name === 'news' && { publishedOn: today }) } as RecordOf<RecordFields>
  const form = useRecordForm({
    name: `registers.of.${name}` as never,
    fields,
    values: row ?? empty,
    version: row?.version ?? null,
    ...(problems && { alsoWrong: problems }),
    send: (record, version) => (row ? ask(change, { ...record, id: row.id, version: version ?? row.version }) : create(record)),
    refresh: () => refreshRegister(name),
    onDone: onClose,
  })
  const offered = useNamedRows(name).filter(({ isArchived }) => !isArchived)
  const named = offered.map(({ id, name: label, code }) => ({ id, label, ...(code !== undefined && { note: code }) }))
  return (
    <RecordForm
      form={form}
      title={t(`registers.of.${name}.${row ? 'edit' : 'new'}`)}
      {...(row && { subtitle: nameOfRow(row) })}
      {...(name === 'news' && {
        groups: newsGroups,
        inGroups: { picture: <NewsPicture newsId={row?.id ?? null} pending={picture} onPending={setPicture} /> },
      })}
      choices={{ sectorIds: named, documentTypeIds: named }}
      below={
        row && (
          <>
            <Acts name={name} row={row} onDone={onClose} />
            <History>{historyOf(name, row.id)}</History>
          </>
        )
      }
      onClose={onClose}
    />
  )
}

const newsGroups = [{ keys: ['title', 'body', 'publishedOn', 'roles'] }, { group: 'picture', keys: ['pictureText'] }] as const

/** Adds a row; then the picture that was chosen for news. The news stay where their picture is refused. */
function useCreate(name: RegisterName, picture: string | null) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  return async (record: RecordOf<RecordFields>) => {
    const { id } = await ask(registerOf(name).create, record)
    if (picture === null) return
    await ask(changeNewsPicture, { id, picture }).catch((error: unknown) =>
      toast('error', t('registers.of.news.picture.failed', { reason: sentenceOf(error) })),
    )
  }
}

/** Archives, restores or removes the row of the form. */
function Acts({ name, row, onDone }: { name: RegisterName; row: RegisterRow; onDone: () => void }) {
  const { t } = useTranslation()
  const acts = useRegisterActs(name)
  const [isAsking, askFirst] = useState(false)
  const archive = async () => {
    if (await acts.archive([row.id], !row.isArchived)) onDone()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
      <Button variant="outlined" color="inherit" onClick={() => void archive()} sx={{ minHeight: 44 }}>
        {t(row.isArchived ? 'registers.restore' : 'registers.archive')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => askFirst(true)} sx={{ minHeight: 44 }}>
        {t('registers.remove')}
      </Button>
      {registerOf(name).isOrdered && <Moves name={name} row={row} />}
      <RemoveDialog name={name} rows={isAsking ? [row] : []} onDone={onDone} onCancel={() => askFirst(false)} />
    </Box>
  )
}

function History({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)} sx={details}>
      <summary>{t('registers.history')}</summary>
      {isOpen && <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>{children}</Box>}
    </Box>
  )
}

const details = {
  mt: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& > summary': { minHeight: 36, display: 'list-item', lineHeight: '36px', cursor: 'pointer', fontWeight: 600, fontSize: '0.875rem' },
} as const
