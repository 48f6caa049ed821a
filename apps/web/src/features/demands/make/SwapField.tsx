import { swapFields } from '@vigie/contract/demands/demands.forms.ts'
import { listSwaps, type SwappedShift } from '@vigie/contract/demands/demands.swaps.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { useDemandWords } from '../words.ts'
import { textIn, type DemandDraft } from './draft.rules.ts'

interface SwapFieldProps {
  readonly kind: 'ownShift' | 'colleague' | 'colleagueShift'
  readonly label: string
  readonly problem: string | undefined
  readonly draft: DemandDraft
  readonly change: (changes: DemandDraft) => void
}

/** One question of a swap: each offers what the one before leaves to choose, and another choice there empties it. */
export function SwapField({ kind, draft, change, ...shared }: SwapFieldProps) {
  const { t } = useTranslation()
  const words = useDemandWords()
  const [shift, colleague, theirs] = [swapFields.shift, swapFields.colleague, swapFields.theirs].map((name) => textIn(draft, name))
  const own = useAsk(listSwaps, {}, { isEnabled: kind === 'ownShift' })
  const around = useAsk(listSwaps, { shiftId: Number(shift) }, { isEnabled: kind !== 'ownShift' && shift !== '' })
  const colleagues = around.data?.colleagues ?? []
  const choicesOf = (shifts: readonly SwappedShift[]) => shifts.map((one) => ({ value: String(one.id), label: words.service(one) }))
  if (kind === 'ownShift') {
    const isNone = own.data?.shifts.length === 0
    return (
      <SelectField
        {...shared}
        value={shift!}
        choices={choicesOf(own.data?.shifts ?? [])}
        placeholder={t('demands.own.form.choose')}
        {...(isNone && { hint: t('demands.own.swap.noShift') })}
        onChange={(id) => change({ [swapFields.shift]: id, [swapFields.colleague]: '', [swapFields.theirs]: '' })}
      />
    )
  }
  if (kind === 'colleague') {
    const isNone = around.data !== undefined && colleagues.length === 0
    return (
      <SelectField
        {...shared}
        value={colleague!}
        choices={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={t('demands.own.form.choose')}
        hint={t(shift === '' ? 'demands.own.swap.shiftFirst' : isNone ? 'demands.own.swap.noColleague' : 'demands.own.swap.agree')}
        disabled={shift === ''}
        onChange={(id) => change({ [swapFields.colleague]: id, [swapFields.theirs]: '' })}
      />
    )
  }
  const held = colleagues.find(({ id }) => String(id) === colleague)?.shifts ?? []
  return (
    <SelectField
      {...shared}
      value={theirs!}
      choices={choicesOf(held)}
      placeholder={t('demands.own.swap.none')}
      disabled={colleague === ''}
      onChange={(id) => change({ [swapFields.theirs]: id })}
    />
  )
}
