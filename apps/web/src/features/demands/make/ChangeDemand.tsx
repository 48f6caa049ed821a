import { secretField } from '@vigie/contract/demands/demands.forms.ts'
import { problemsOfDemand } from '@vigie/contract/demands/demands.rules.ts'
import { updateDemand, type Demand } from '@vigie/contract/demands/demands.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { useToday } from '../../../session/today.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useProblemWords } from '../../../ui/forms/problems.ts'
import { useVersionedForm } from '../../../ui/forms/useVersionedForm.ts'
import { askDemandsAnew } from '../useLiveDemands.ts'
import { askedDraft, textIn, valuesOf, type DemandDraft, type HeldSheet } from './draft.rules.ts'
import { FormFields } from './FormFields.tsx'
import { useHeldSheet } from './useBeginning.ts'
import { fieldNamed } from './useDemandForm.ts'

interface ChangeDemandProps {
  readonly demand: Demand
  readonly type: DemandTypeForm
  readonly onClose: () => void
}

/** Its author asks for something else by the same form, as long as nobody looks at it. Its files stay. */
export function ChangeDemand(props: ChangeDemandProps) {
  const { sheet, number, isComing, error, retry } = useHeldSheet(props.type)
  if (isComing || error) {
    return (
      <Modal isOpen isWide maxWidth="sm" title={props.type.name} onClose={props.onClose}>
        {error && <ErrorState error={error} onRetry={retry} />}
      </Modal>
    )
  }
  return <ChangeForm {...props} sheet={sheet} number={number} />
}

function ChangeForm({ demand, type, onClose, sheet, number }: ChangeDemandProps & { sheet: HeldSheet | undefined; number: string }) {
  const { t } = useTranslation()
  const wordsOf = useProblemWords()
  const today = useToday()
  const { fields, files } = demand
  const form = useVersionedForm<DemandDraft, unknown>({
    now: askedDraft(type, demand, sheet),
    version: demand.version,
    refresh: askDemandsAnew,
    changed: t('demands.own.form.movedOn'),
    validate: (draft) => {
      // A number that was asked for stays unless another is typed.
      const values = { ...(secretField in fields && { [secretField]: 'held' }), ...valuesOf(type, draft, sheet) }
      return wordsOf(problemsOfDemand(type, { values, text: textIn(draft, 'text'), fileCount: files.length }, today))
    },
    send: ({ draft, version }) =>
      ask(updateDemand, {
        id: demand.id,
        fields: valuesOf(type, draft, sheet),
        text: textIn(draft, 'text').trim(),
        ...(version !== null && { version }),
      }),
    nameOf: fieldNamed(type),
    onUntouched: onClose,
    onDone: async () => {
      toast('success', t('demands.own.form.changed'))
      await askDemandsAnew()
      onClose()
    },
  })
  return (
    <FormModal form={form} title={type.name} submit={t('common.save')} onClose={onClose}>
      <FormFields
        type={type}
        form={form}
        held={number}
        files={files.length > 0 && <Banner tone="wait">{t('demands.own.form.keptFiles', { count: files.length })}</Banner>}
      />
    </FormModal>
  )
}
