import Box from '@mui/material/Box'
import { addDays, dayOf, localOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../session/useNow.ts'
import { useExchange } from '../../session/store.ts'
import { DateButton } from '../../ui/pickers/DateButton.tsx'
import { DateField } from '../../ui/fields/dates/DateField.tsx'
import type { DateRange } from '../../ui/fields/dates/dateRange.ts'
import { DateRangeField } from '../../ui/fields/dates/DateRangeField.tsx'
import { MonthPicker } from '../../ui/pickers/MonthPicker.tsx'
import { weekOf } from '../../ui/pickers/spans.ts'
import { TimeField } from '../../ui/fields/dates/TimeField.tsx'
import { WeekPicker } from '../../ui/pickers/WeekPicker.tsx'
import { Row, Sample, Section } from './Section.tsx'

const bounds = { min: '202609' as Month, max: '202702' as Month }

export function PickerSamples() {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const today = dayOf(localOf(useNow(60), timeZone))
  const [month, setMonth] = useState<Month>(monthOf(today))
  const [week, setWeek] = useState(weekOf(today))
  const [day, setDay] = useState<Day | null>(today)
  const [shownDay, setShownDay] = useState(today)
  const [range, setRange] = useState<DateRange | null>({ from: today, to: addDays(today, 6) })
  const [time, setTime] = useState('07:30')
  return (
    <Section title={t('widgets.demo.pickers')}>
      <Row least={300}>
        <Sample name={t('widgets.demo.bounded')}>
          <MonthPicker label={t('widgets.demo.month')} value={month} thisMonth={monthOf(today)} bounds={bounds} onChange={setMonth} />
        </Sample>
        <Sample name={t('widgets.demo.week')}>
          <WeekPicker label={t('widgets.demo.week')} value={week.from} today={today} onChange={setWeek} />
          <Box component="output" sx={{ display: 'block', minHeight: '1.5em', mt: 0.5, color: 'text.secondary' }}>
            {week.isAcrossYears && t('widgets.demo.acrossYears')}
          </Box>
        </Sample>
        <Sample name={t('widgets.demo.dayOfPage')}>
          <DateButton label={t('widgets.demo.dayOfPage')} value={shownDay} today={today} onChange={setShownDay} />
        </Sample>
      </Row>
      <Sample name={t('widgets.demo.range')}>
        <Box sx={{ maxWidth: 560 }}>
          <DateRangeField label={t('widgets.demo.range')} value={range} today={today} onChange={setRange} />
        </Box>
      </Sample>
      <Row>
        <DateField label={t('widgets.demo.day')} value={day} today={today} onChange={setDay} problem={t('widgets.demo.wrong')} />
        <TimeField label={t('widgets.demo.time')} value={time} onChange={setTime} />
        <TimeField label={t('widgets.demo.disabled')} value="19:00" onChange={() => {}} isDisabled />
      </Row>
    </Section>
  )
}
