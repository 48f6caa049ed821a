import { isCountedBack, mostAlertMinutes, tellsAgent, type AlertRule } from '@vigie/contract/alerts/alerts.kinds.ts'
import type { AlertPlan } from '@vigie/contract/alerts/alerts.ts'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { SwitchLine } from '../../ui/fields/SwitchLine.tsx'
import { FormModal } from '../../ui/forms/FormModal.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { savePlan } from './savePlan.ts'

interface RuleWindowProps {
  readonly plan: AlertPlan
  readonly rule: AlertRule
  readonly onClose: () => void
}
const steps = ['agentAfter', 'dutyAfter', 'allAfter', 'repeatEvery'] as const
type Step = (typeof steps)[number]
type Draft = { readonly isOn: boolean } & Readonly<Record<Step, string>>

const written = (minutes: number | null) => (minutes === null ? '' : String(minutes))
/** Whole minutes; null: nothing was typed; undefined: it is no number that a rule may name. */
function minutesIn(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const minutes = Number(typed.trim())
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= mostAlertMinutes ? minutes : undefined
}

/** One row of the escalation table. */
export function RuleWindow({ plan, rule, onClose }: RuleWindowProps) {
  const { t } = useTranslation()
  const form = useForm<Draft, void>({
    start: {
      isOn: rule.isOn,
      agentAfter: written(rule.agentAfter),
      dutyAfter: written(rule.dutyAfter),
      allAfter: written(rule.allAfter),
      repeatEvery: rule.repeatEvery === 0 ? '' : written(rule.repeatEvery),
    },
    validate: (draft) => {
      const wrong = steps.filter((step) => minutesIn(draft[step]) === undefined)
      const missing = draft.dutyAfter.trim() === '' ? (['dutyAfter'] as const) : []
      return Object.fromEntries([...wrong, ...missing].map((step) => [step, t('alerts.plan.minutesWrong', { most: mostAlertMinutes })]))
    },
    send: ({ draft }) => {
      const changed: AlertRule = {
        kind: rule.kind,
        isOn: draft.isOn,
        agentAfter: tellsAgent(rule.kind) ? (minutesIn(draft.agentAfter) ?? null) : null,
        dutyAfter: minutesIn(draft.dutyAfter)!,
        allAfter: minutesIn(draft.allAfter) ?? null,
        repeatEvery: minutesIn(draft.repeatEvery) ?? 0,
      }
      return savePlan(plan, { rules: plan.rules.map((one) => (one.kind === rule.kind ? changed : one)) })
    },
    onDone: () => {
      toast('success', t('alerts.plan.saved'))
      onClose()
    },
  })
  const shown = steps.filter((step) => step !== 'agentAfter' || tellsAgent(rule.kind))
  const way = isCountedBack(rule.kind) ? 'back' : 'on'
  return (
    <FormModal
      form={form}
      title={t(`alerts.filters.kind.${rule.kind}`)}
      subtitle={t(`alerts.plan.hints.${rule.kind}`)}
      submit={t('alerts.plan.save')}
      onClose={onClose}
    >
      <SwitchLine name={t('alerts.plan.isOn')} isOn={form.draft.isOn} onChange={(isOn) => form.change({ isOn })} />
      {shown.map((step) => (
        <Field
          key={step}
          label={t(`alerts.plan.fields.${step}.${way}`)}
          {...form.textProps(step)}
          inputProps={{ inputMode: 'numeric' }}
          maxLength={5}
          hint={step === 'dutyAfter' ? undefined : t('alerts.plan.mayBeEmpty')}
        />
      ))}
    </FormModal>
  )
}
