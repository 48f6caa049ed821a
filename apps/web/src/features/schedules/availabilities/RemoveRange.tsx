import { listAvailabilities, removeAvailability, type OfferingContract } from '@vigie/contract/availabilities/availabilities.ts'
import { addMonths, firstDayOf, lastDayOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import type { MonthBounds } from '@vigie/contract/schedules/schedules.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { isOffline, isRefused } from '../../../api/errors.ts'
import { invalidate } from '../../../api/queries.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { DateRangeField } from '../../../ui/fields/dates/DateRangeField.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useForm } from '../../../ui/forms/useForm.ts'
import { TrashIcon } from '../../../ui/icons.tsx'
import { contractName } from './contractName.ts'

interface RemoveRangeProps {
  readonly contracts: readonly OfferingContract[]
  readonly contractId: number | null
  readonly month: Month
  readonly today: Day
  readonly bounds: MonthBounds | null
  readonly onClose: () => void
}
interface RangeDraft {
  readonly contractId: string
  readonly from: Day
  readonly to: Day
}

/** Takes back all that is offered between two days: at first what is left of the month that is shown. */
export function RemoveRange({ contracts, contractId, month, today, bounds, onClose }: RemoveRangeProps) {
  const { t } = useTranslation()
  const form = useForm<RangeDraft, number>({
    start: {
      contractId: contractId?.toString() ?? '',
      from: monthOf(today) === month ? today : firstDayOf(month),
      to: lastDayOf(month),
    },
    send: async ({ draft: { contractId: of, from, to } }) => {
      const ids = of === '' ? contracts.map(({ id }) => id) : [Number(of)]
      const counts = await Promise.all(ids.map((id) => ask(removeAvailability, { contractId: id, from, to })))
      return counts.reduce((sum, { removedCount }) => sum + removedCount, 0)
    },
    explain: (error) => {
      if (isOffline(error)) return t('availabilities.remove.needsNetwork')
      return isRefused(error) ? undefined : t('availabilities.remove.failed')
    },
    onKept: onClose,
    onDone: async (count) => {
      toast(count > 0 ? 'success' : 'info', count > 0 ? t('availabilities.remove.done', { count }) : t('availabilities.remove.none'))
      await invalidate(listAvailabilities)
      onClose()
    },
  })
  const { draft } = form
  return (
    <FormModal
      form={form}
      title={t('availabilities.remove.rangeTitle')}
      subtitle={t('availabilities.remove.rangeText')}
      icon={TrashIcon}
      submit={t('availabilities.remove.submit')}
      onClose={onClose}
      forgets
    >
      {contracts.length > 1 && (
        <SelectField
          label={t('availabilities.contract')}
          value={draft.contractId}
          placeholder={t('availabilities.allContracts')}
          choices={contracts.map((one) => ({ value: String(one.id), label: contractName(one) }))}
          onChange={(value) => form.change({ contractId: value })}
        />
      )}
      <DateRangeField
        label={t('availabilities.remove.range')}
        value={{ from: draft.from, to: draft.to }}
        today={today}
        bounds={{ min: today, max: bounds ? lastDayOf(bounds.last) : lastDayOf(addMonths(month, 12)) }}
        onChange={(range) => form.change(range)}
      />
    </FormModal>
  )
}
