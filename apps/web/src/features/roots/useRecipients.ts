import { changeRootRecipients, listRoots } from '@vigie/contract/clockings/clockings.proof.ts'
import { recipientProblems } from '@vigie/contract/clockings/clockings.roots.rules.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { isRefused } from '../../api/errors.ts'
import { invalidate } from '../../api/queries.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useProblemWords } from '../../ui/forms/problems.ts'
import { useVersionedForm } from '../../ui/forms/useVersionedForm.ts'

/** To whom the roots are sent, and the version of that. */
export interface Named {
  readonly recipients: readonly string[]
  readonly version: number
}

const nothing = { address: '' }

/** The form of one more address, which the server judges as it is judged here. */
export function useAdding({ recipients, version }: Named, onSaved: () => void) {
  const { t } = useTranslation()
  const wordsOf = useProblemWords()
  const validate = (typed: string): string | undefined => {
    const address = typed.trim()
    if (address === '') return t('problems.required')
    if (recipients.some((one) => one.toLowerCase() === address.toLowerCase())) return t('roots.recipients.already')
    return wordsOf(recipientProblems([address]))['recipients']
  }
  return useVersionedForm<typeof nothing, unknown>({
    now: nothing,
    version,
    changed: t('roots.recipients.changed'),
    refresh: () => invalidate(listRoots),
    nameOf: () => 'address',
    validate: ({ address }) => {
      const wrong = validate(address)
      return wrong === undefined ? {} : { address: wrong }
    },
    send: ({ draft, version: seen }) =>
      ask(changeRootRecipients, { recipients: [...recipients, draft.address.trim()], version: seen ?? 0 }),
    onDone: async (_, { address }) => {
      await invalidate(listRoots)
      toast('success', t('roots.recipients.saved', { address: address.trim() }))
      onSaved()
    },
  })
}

/** Takes one address away; where another has named others meanwhile nothing is, and those are shown. */
export function useRemoving({ recipients, version }: Named, onDone: () => void) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  return async (address: string): Promise<void> => {
    try {
      await ask(changeRootRecipients, { recipients: recipients.filter((one) => one !== address), version })
      await invalidate(listRoots)
      toast('success', t('roots.recipients.removed', { address }))
    } catch (error) {
      const isBehind = isRefused(error) && error.code === 'CONFLICT'
      if (isBehind) await invalidate(listRoots)
      toast('error', isBehind ? t('roots.recipients.changed') : sentenceOf(error))
    }
    onDone()
  }
}
