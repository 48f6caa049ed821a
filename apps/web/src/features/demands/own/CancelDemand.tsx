import { cancelDemand, type Demand } from '@vigie/contract/demands/demands.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { isKept } from '../../../api/errors.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { askDemandsAnew } from '../useLiveDemands.ts'

/** Cancels a demand of one's own once that is confirmed. `question` is to be drawn somewhere in the page. */
export function useCancelling(onCancelled?: () => void): { readonly cancel: (demand: Demand) => void; readonly question: ReactNode } {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [demand, setDemand] = useState<Demand | null>(null)
  const [isOpen, setOpen] = useState(false)
  const send = async () => {
    if (!demand) return
    try {
      await ask(cancelDemand, { id: demand.id })
      toast('success', t('demands.own.cancel.done'))
      onCancelled?.()
    } catch (error) {
      // Answered meanwhile, or nobody answers: the list says how it stands.
      if (isKept(error)) toast('info', sentenceOf(error))
      else toast('error', t('demands.own.cancel.failed'))
    }
    setOpen(false)
    await askDemandsAnew()
  }
  return {
    cancel: (one) => {
      setDemand(one)
      setOpen(true)
    },
    question: (
      <ConfirmDialog
        isOpen={isOpen}
        variant="critical"
        title={t('demands.own.cancel.title')}
        confirm={t('demands.own.cancel.confirm')}
        cancel={t('demands.own.cancel.keep')}
        onConfirm={send}
        onCancel={() => setOpen(false)}
      >
        {t('demands.own.cancel.text')}
      </ConfirmDialog>
    ),
  }
}
