import Box from '@mui/material/Box'
import { readSettingEffect, type CountedSetting } from '@vigie/contract/companies/companies.effects.ts'
import type { ChangeableKey, SettingValue } from '@vigie/contract/companies/settings.changes.ts'
import { firstDayOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { isCounted } from './settings.rules.ts'

interface EffectProps {
  readonly name: ChangeableKey
  /** What is entered; undefined: nothing that is allowed. */
  readonly value: SettingValue | undefined
}

/** What a value would have made of the last full month, where that is counted. */
export const Effect = ({ name, value }: EffectProps) =>
  isCounted(name) && typeof value === 'number' ? <Counted name={name} value={value} /> : null

function Counted({ name, value }: { readonly name: CountedSetting; readonly value: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useAsk(readSettingEffect, { key: name, value }, { keepsFormer: true, staleTime: 60_000 })
  // Its room is there from the beginning, so that nothing moves.
  if (!data) return <Box sx={styles}>{'\u00a0'}</Box>
  const { month, wasCount: count, wouldCount, totalCount, averageMinutes } = data
  const words = { count, would: wouldCount, total: totalCount, own: totalCount - count, minutes: averageMinutes ?? 0 }
  const values = { ...words, month: writtenDay(firstDayOf(month), language, 'month') }
  const isOther = name === 'clocking_late_tolerance_minutes' && wouldCount !== count
  const isTooEarly = name === 'clocking_early_minutes' && wouldCount > 0
  return (
    <Box sx={[styles, (isOther || isTooEarly) && isNew]} aria-live="polite">
      {isOther ? t('settings.effects.clocking_late_tolerance_minutes.other', values) : t(`settings.effects.${name}.is`, values)}
      {isTooEarly && ` ${t('settings.effects.clocking_early_minutes.tooEarly', { ...values, count: wouldCount })}`}
    </Box>
  )
}

const styles = {
  gridArea: 'effect',
  alignSelf: 'start',
  mt: 0.5,
  pl: 1.25,
  borderLeft: 2,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  textWrap: 'pretty',
} as const
const isNew = { borderColor: 'primary.readable', color: 'text.primary', fontWeight: 500 } as const
