import type { RecordFields, RecordOf } from '@vigie/contract/kit/fields.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import type { FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { useTranslation } from 'react-i18next'
import { differing } from '../kit/drafts.ts'
import { toast } from '../ui/feedback/toast.ts'
import type { KeptDraft } from '../ui/forms/keptDrafts.ts'
import { useProblemWords, type Problems } from '../ui/forms/problems.ts'
import { useVersionedForm } from '../ui/forms/useVersionedForm.ts'
import { draftOf, recordOf, type DraftOf } from './draft.rules.ts'
import type { FormName } from './useRecordWords.ts'

interface RecordFormOptions<F extends RecordFields, N extends string> {
  /** The part of the phrases that names its fields. */
  readonly name: FormName<N, F>
  readonly fields: F
  /** What is changed, as it stands now; of a new record what it begins with. */
  readonly values: RecordOf<F>
  /** Its version now; null of a new record. */
  readonly version: number | null
  /** What a rule of the record's own finds wrong beside its fields. */
  readonly alsoWrong?: (record: RecordOf<F>) => readonly FieldProblem[]
  /** `typed`: the fields that differ from what the form was filled with. */
  readonly send: (record: RecordOf<F>, version: number | null, typed: readonly (keyof F)[]) => Promise<unknown>
  /** Refetches the record. */
  readonly refresh: () => Promise<void>
  readonly onDone: () => void
  /** Where what was typed outlives the form. */
  readonly kept?: KeptDraft<DraftOf<F>>
  /** It stands open on its page (`useVersionedForm`). */
  readonly follows?: boolean
}

/** The form of a record: validated by the contract's rules, saved over the version that it was filled from. */
export function useRecordForm<F extends RecordFields, const N extends string>(options: RecordFormOptions<F, N>) {
  const { name, fields, values, version, alsoWrong, send, refresh, onDone, kept, follows = false } = options
  const { t } = useTranslation()
  const say = t as unknown as (key: string) => string
  const wordsOf = useProblemWords()
  const form = useVersionedForm<DraftOf<F>, unknown>({
    now: draftOf(fields, values),
    version,
    changed: say(`${name}.changed`),
    refresh,
    follows,
    ...(kept && { kept }),
    validate: (draft) => {
      const record = recordOf(fields, draft)
      return wordsOf([...fieldProblems(fields, record), ...(alsoWrong?.(record) ?? [])]) as Problems<DraftOf<F>>
    },
    send: ({ draft, from, version: over }) => send(recordOf(fields, draft), over, differing(draft, from)),
    onDone: async () => {
      await refresh()
      toast('success', say(`${name}.saved`))
      onDone()
    },
  })
  return { ...form, name: name as string, fields, now: values }
}
export type RecordFormState<F extends RecordFields> = ReturnType<typeof useRecordForm<F, string>>
