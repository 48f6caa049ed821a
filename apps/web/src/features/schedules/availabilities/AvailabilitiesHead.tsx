import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { listAvailabilities } from '@vigie/contract/availabilities/availabilities.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { monthOf, type Day } from '@vigie/contract/kit/time.ts'
import type { MonthBounds } from '@vigie/contract/schedules/schedules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AvailabilitiesView } from '../../../routing/addresses/availabilities.ts'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/icons.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { TitleLine } from '../../../ui/page/TitleLine.tsx'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { contractName } from './contractName.ts'
import { minutesOf } from './offered.rules.ts'
import { RemoveRange } from './RemoveRange.tsx'

interface AvailabilitiesHeadProps {
  readonly view: AvailabilitiesView
  readonly today: Day
  readonly bounds: MonthBounds | null
  /** Undefined while it is on its way. */
  readonly answer: Output<typeof listAvailabilities> | undefined
  readonly hasFailed: boolean
  readonly onChange: (changes: Partial<AvailabilitiesView>) => void
  readonly onAdd: () => void
}

/** How much is offered in the month, the ways to other months and contracts, and what adds and takes back. */
export function AvailabilitiesHead({ view, today, bounds, answer, hasFailed, onChange, onAdd }: AvailabilitiesHeadProps) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const [isRemoving, setRemoving] = useState(false)
  const offered = answer?.availabilities ?? []
  const hours = duration(minutesOf(offered))
  const contracts = answer?.contracts ?? []
  const isOver = view.month < monthOf(today)
  const sums = offered.length > 0 ? t('availabilities.sums', { count: offered.length, hours }) : t('availabilities.sumsNone')
  return (
    <>
      <PageTitle
        title={t('availabilities.title')}
        text={<TitleLine isComing={!answer && !hasFailed}>{hasFailed ? '' : sums}</TitleLine>}
        actions={
          <Button variant="contained" startIcon={<PlusIcon />} disabled={contracts.length === 0} onClick={onAdd} sx={wide}>
            {t('availabilities.add.open')}
          </Button>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        <MonthPicker
          label={t('availabilities.month')}
          value={view.month}
          thisMonth={monthOf(today)}
          bounds={bounds ? { min: bounds.first, max: bounds.last } : {}}
          onChange={(month) => onChange({ month, day: null })}
        />
        {!isOver && offered.length > 1 && (
          <Button color="inherit" startIcon={<TrashIcon />} onClick={() => setRemoving(true)} sx={{ minHeight: 44 }}>
            {t('availabilities.remove.range')}
          </Button>
        )}
      </Box>
      {contracts.length > 1 && (
        <Box sx={{ maxWidth: 420 }}>
          <SelectField
            label={t('availabilities.contract')}
            value={view.contractId?.toString() ?? ''}
            placeholder={t('availabilities.allContracts')}
            choices={contracts.map((one) => ({ value: String(one.id), label: contractName(one) }))}
            onChange={(value) => onChange({ contractId: value === '' ? null : Number(value) })}
          />
        </Box>
      )}
      {isRemoving && (
        <RemoveRange
          contracts={contracts}
          contractId={view.contractId}
          month={view.month}
          today={today}
          bounds={bounds}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}

const wide = { minHeight: 44, width: { xs: '100%', sm: 'auto' } } as const
