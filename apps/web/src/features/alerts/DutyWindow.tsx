import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AlertDuty, AlertPlan } from '@vigie/contract/alerts/alerts.ts'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.ts'
import { SelectField } from '../../ui/fields/choices/SelectField.tsx'
import { TimeField } from '../../ui/fields/dates/TimeField.tsx'
import { readTime } from '../../ui/fields/dates/timeText.ts'
import { SwitchLine } from '../../ui/fields/SwitchLine.tsx'
import { FormModal } from '../../ui/forms/FormModal.tsx'
import { useForm } from '../../ui/forms/useForm.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { savePlan } from './savePlan.ts'

interface DutyWindowProps {
  readonly plan: AlertPlan
  /** The duty that is changed; null: a new one. */
  readonly duty: AlertDuty | null
  readonly managers: readonly { readonly id: number; readonly name: string }[]
  readonly onClose: () => void
}
interface Draft {
  readonly userId: string
  readonly days: readonly number[]
  readonly from: string
  readonly until: string
}
/** From the first day of the week on. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const week = [1, 2, 3, 4, 5, 6, 7] as const

const isSame = (one: AlertDuty, other: AlertDuty): boolean =>
  one.userId === other.userId && one.from === other.from && one.until === other.until && one.days.join() === other.days.join()

/** When a manager is on duty each week. */
export function DutyWindow({ plan, duty, managers, onClose }: DutyWindowProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  // A colleague may have changed the plan meanwhile: places have moved, and this one may be gone.
  const at = duty === null ? -1 : plan.duties.findIndex((one) => isSame(one, duty))
  const others = plan.duties.filter((_, place) => place !== at)
  const form = useForm<Draft, void>({
    start: {
      userId: duty ? String(duty.userId) : '',
      days: duty?.days ?? week,
      from: duty?.from ?? '20:00',
      until: duty?.until ?? '06:00',
    },
    validate: ({ userId, days, from, until }) => ({
      ...(userId === '' && { userId: t('alerts.plan.duty.whoMissing') }),
      ...(days.length === 0 && { days: t('alerts.plan.duty.daysMissing') }),
      ...(readTime(from) === null && { from: t('alerts.plan.duty.timeMissing') }),
      ...(readTime(until) === null && { until: t('alerts.plan.duty.timeMissing') }),
    }),
    send: ({ draft }) => {
      const changed: AlertDuty = {
        userId: Number(draft.userId),
        days: [...draft.days],
        from: readTime(draft.from)!,
        until: readTime(draft.until)!,
      }
      return savePlan(plan, {
        duties: at === -1 ? [...others, changed] : plan.duties.map((one, place) => (place === at ? changed : one)),
      })
    },
    onDone: () => {
      toast('success', t('alerts.plan.saved'))
      onClose()
    },
  })
  const remove = () => void savePlan(plan, { duties: others }).then(onClose, (error: unknown) => toast('error', sentenceOf(error)))
  const { draft } = form
  return (
    <FormModal
      form={form}
      title={t('alerts.plan.duty.title')}
      submit={t('alerts.plan.save')}
      onClose={onClose}
      more={
        duty !== null && (
          <Button color="error" onClick={remove} sx={{ mr: 'auto' }}>
            {t('alerts.plan.duty.remove')}
          </Button>
        )
      }
    >
      <SelectField
        label={t('alerts.plan.duty.who')}
        value={draft.userId}
        placeholder={t('alerts.plan.duty.choose')}
        choices={managers.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(userId) => form.change({ userId })}
        problem={form.problemOf('userId')}
        isRequired
      />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Box component="legend" sx={{ fontWeight: 600, fontSize: '0.875rem', p: 0 }}>
          {t('alerts.plan.duty.which')}
        </Box>
        {week.map((day) => (
          <SwitchLine
            key={day}
            name={t(`alerts.plan.duty.days.${weekdays[day - 1]!}`)}
            isOn={draft.days.includes(day)}
            problem={day === 1 ? form.problemOf('days') : undefined}
            onChange={(isOn) => form.change({ days: week.filter((one) => (one === day ? isOn : draft.days.includes(one))) })}
          />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <TimeField
          label={t('alerts.plan.duty.from')}
          value={draft.from}
          onChange={(from) => form.change({ from })}
          problem={form.problemOf('from')}
        />
        <TimeField
          label={t('alerts.plan.duty.until')}
          value={draft.until}
          onChange={(until) => form.change({ until })}
          problem={form.problemOf('until')}
          hint={t('alerts.plan.duty.untilHint')}
        />
      </Box>
    </FormModal>
  )
}
