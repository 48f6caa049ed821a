import { monthOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../routing/useAddress.ts'
import { useToday } from '../../session/today.ts'
import { MonthPicker } from '../../ui/pickers/MonthPicker.tsx'
import { WeekPicker } from '../../ui/pickers/WeekPicker.tsx'
import type { ChangePrint, PrintView } from './view.ts'

/** Which month is printed, or which week. */
export function PrintTime({ view: { kind, month, day }, onChange }: { view: PrintView; onChange: ChangePrint }) {
  const { t } = useTranslation()
  const today = useToday()
  if (kind === 'signatures')
    return <WeekPicker label={t('prints.week')} value={day} today={today} onChange={({ from }) => onChange({ day: from }, inPlace)} />
  return (
    <MonthPicker
      label={t('prints.month')}
      value={month}
      thisMonth={monthOf(today)}
      onChange={(next) => onChange({ month: next }, inPlace)}
    />
  )
}
