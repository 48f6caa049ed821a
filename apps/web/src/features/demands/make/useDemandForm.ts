import { demandType, secretField } from '@vigie/contract/demands/demands.forms.ts'
import { problemsOfDemand } from '@vigie/contract/demands/demands.rules.ts'
import { makeDemand } from '@vigie/contract/demands/demands.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { toldOf } from '../../../api/toldOf.ts'
import { useToday } from '../../../session/today.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { keptDrafts } from '../../../ui/forms/keptDrafts.ts'
import { useProblemWords } from '../../../ui/forms/problems.ts'
import { sentUuids } from '../../../ui/forms/sentUuids.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import { askDemandsAnew } from '../useLiveDemands.ts'
import { filesIn, textIn, valuesOf, type DemandDraft, type HeldSheet } from './draft.rules.ts'

/** Milliseconds that files may take on a poor network. */
const patience = 1_800_000

/** Going back in the browser closes a form without a question: what was typed is there when it is opened again. */
const drafts = keptDrafts<DemandDraft>()
/** The same once more after a lost answer is the same demand. */
const uuids = sentUuids()

/** Names of the server's that the form has under another, or for all of it. */
export const fieldNamed = (type: Pick<DemandTypeForm, 'fields'>) => (field: string) =>
  type.fields.some(({ name }) => name === field) || ['text', 'files', 'contractId'].includes(field) ? field : 'fields'

interface DemandFormOptions {
  readonly type: DemandTypeForm
  readonly start: DemandDraft
  readonly sheet: HeldSheet | undefined
  /** What it is about, where one type may be opened about several things. */
  readonly about: string
  /** Contracts under which an advance cannot be asked for this month, and the sentence that says so. */
  readonly closed: { readonly ids: ReadonlySet<number>; readonly sentence: string }
  readonly onDone: () => void
}

/** A new demand: what is wrong is said beside the fields, what was typed outlives a failure, and sent again it is one demand. */
export function useDemandForm({ type, start, sheet, about, closed, onDone }: DemandFormOptions) {
  const { t } = useTranslation()
  const wordsOf = useProblemWords()
  const today = useToday()
  const form = `${type.id} ${about}`
  const kept = drafts(form)
  // What was typed is told from what stood there when it was typed.
  const [held] = useState(() => (sheet ? Object.fromEntries(Object.entries(kept.read()?.from ?? sheet).filter(isText)) : undefined))
  const [share, setShare] = useState(0)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const valuesIn = (draft: DemandDraft) => valuesOf(type, draft, held)
  const filled = useForm<DemandDraft, unknown>({
    start,
    kept,
    validate: (draft) => {
      const given = { values: valuesIn(draft), text: textIn(draft, 'text'), fileCount: filesIn(draft).length }
      const isClosed = type.id === demandType.advance && closed.ids.has(Number(textIn(draft, 'contractId')))
      return { ...wordsOf(problemsOfDemand(type, given, today)), ...(isClosed && { contractId: closed.sentence }) }
    },
    send: ({ draft }) => {
      const files = filesIn(draft)
      const contractId = textIn(draft, 'contractId')
      const values = valuesIn(draft)
      const text = textIn(draft, 'text').trim()
      const content = JSON.stringify([values, text, contractId, files.map(({ key }) => key)])
      const input = {
        typeId: type.id,
        fields: values,
        text,
        demandUuid: uuids.of(form, content),
        ...(contractId !== '' && { contractId: Number(contractId) }),
      }
      if (files.length === 0) return ask(makeDemand, input)
      setShare(0)
      const onSent = (gone: number, all: number) => setShare(all === 0 ? 0 : gone / all)
      return ask(makeDemand, input, { files: { files: files.map(({ file }) => file) }, timeout: patience, send: toldOf(onSent) })
    },
    nameOf: fieldNamed(type),
    onKept: () => {
      uuids.arrived(form)
      if (!isGone.current) onDone()
    },
    onDone: () => {
      uuids.arrived(form)
      toast('success', t('demands.own.form.sent'))
      void askDemandsAnew()
      // Whoever has left meanwhile may have another form open.
      if (!isGone.current) onDone()
    },
  })
  return { ...filled, share, forget: () => filled.replace({ draft: filled.from, from: filled.from, version: null }) }
}

const isText = (entry: readonly [name: string, value: unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[0] !== secretField
