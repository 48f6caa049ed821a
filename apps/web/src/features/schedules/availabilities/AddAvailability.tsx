import Box from '@mui/material/Box'
import { listAvailabilities, offerAvailability, type OfferingContract } from '@vigie/contract/availabilities/availabilities.ts'
import { spansOf } from '@vigie/contract/availabilities/availabilities.rules.ts'
import { addDays, monthOf, type Day } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { isOffline, isRefused } from '../../../api/errors.ts'
import { invalidate } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { useExchange } from '../../../session/store.ts'
import { useNow } from '../../../session/useNow.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { CardChoices } from '../../../ui/fields/choices/CardChoices.tsx'
import { SelectField } from '../../../ui/fields/choices/SelectField.tsx'
import { DateField } from '../../../ui/fields/dates/DateField.tsx'
import { TimeField } from '../../../ui/fields/dates/TimeField.tsx'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { keptDrafts } from '../../../ui/forms/keptDrafts.ts'
import { sentUuids } from '../../../ui/forms/sentUuids.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import { PlusIcon } from '../../../ui/icons.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { contractName } from './contractName.ts'
import { fieldOf, isOverMidnight, newOffer, offerKinds, timesOf, type OfferDraft } from './draft.rules.ts'
import { minutesOf } from './offered.rules.ts'
import { useOfferJudge } from './useOfferJudge.ts'
import { WeekdayChoices } from './WeekdayChoices.tsx'

interface AddAvailabilityProps {
  readonly contracts: readonly OfferingContract[]
  readonly contractId: number | undefined
  /** The day that was pressed. */
  readonly day: Day | null
  readonly today: Day
  /** The last that may be offered; null: any. */
  readonly lastDay: Day | null
  readonly onClose: () => void
}

/** What was typed is still there when it is opened again, by the day that it was opened for. */
const kept = keptDrafts<OfferDraft>()
const uuids = sentUuids()

/** Says when one is available: on a day, on several, or on some days of each week. What is wrong with it is said before it is sent. */
export function AddAvailability({ contracts, contractId, day, today, lastDay, onClose }: AddAvailabilityProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { timeZone } = useExchange()
  const { duration, foreignZone } = useTimeWords()
  const now = useNow(30)
  const opened = day ?? 'any'
  const keptHere = kept(opened)
  const [month, setMonth] = useState(() => monthOf(keptHere.read()?.draft.startsOn ?? day ?? today))
  const validate = useOfferJudge({ contracts, lastDay, month })
  const form = useForm<OfferDraft, { availabilities: readonly unknown[] }>({
    start: newOffer(contractId, day),
    kept: keptHere,
    validate,
    send: ({ draft }) =>
      ask(offerAvailability, {
        ...timesOf(draft)!,
        contractId: Number(draft.contractId),
        availabilityUuid: uuids.of(opened, JSON.stringify(draft)),
      }),
    nameOf: fieldOf,
    explain: (error) => {
      if (isOffline(error)) return t('availabilities.add.needsNetwork')
      return !isRefused(error) || error.code === 'UNFORESEEN' || !error.message ? t('availabilities.add.failed') : undefined
    },
    onKept: () => {
      uuids.arrived(opened)
      onClose()
    },
    onDone: async ({ availabilities }) => {
      uuids.arrived(opened)
      toast('success', t('availabilities.add.done', { count: availabilities.length }))
      await invalidate(listAvailabilities)
      onClose()
    },
  })
  const { draft } = form
  const isSeries = draft.kind !== 'once'
  const days = { today, bounds: { min: today, ...(lastDay && { max: lastDay }) } }
  const times = timesOf(draft)
  const spans = times && form.isRight ? spansOf(times, timeZone) : []
  const written = (on: Day) => writtenDay(on, language, 'short')

  return (
    <FormModal form={form} title={t('availabilities.add.title')} icon={PlusIcon} submit={t('availabilities.add.submit')} onClose={onClose}>
      {contracts.length > 1 && (
        <SelectField
          label={t('availabilities.contract')}
          value={draft.contractId}
          placeholder={t('availabilities.contract')}
          choices={contracts.map((one) => ({ value: String(one.id), label: contractName(one) }))}
          onChange={(value) => form.change({ contractId: value || draft.contractId })}
          problem={form.problemOf('contractId')}
        />
      )}
      <CardChoices
        label={t('availabilities.add.kind')}
        value={draft.kind}
        choices={offerKinds.map((value) => ({ value, text: t(`availabilities.add.kinds.${value}`) }))}
        onChange={(kind) => form.change({ kind })}
      />
      <Box sx={pair}>
        <DateField
          {...days}
          label={isSeries ? t('availabilities.add.from') : t('availabilities.add.day')}
          value={draft.startsOn}
          onChange={(startsOn) => {
            if (startsOn) setMonth(monthOf(startsOn))
            form.change({ startsOn })
          }}
          problem={form.problemOf('startsOn')}
        />
        {isSeries && (
          <DateField
            {...days}
            label={t('availabilities.add.until')}
            value={draft.untilOn}
            onChange={(untilOn) => form.change({ untilOn })}
            problem={form.problemOf('untilOn')}
          />
        )}
      </Box>
      {draft.kind === 'weekly' && (
        <WeekdayChoices
          label={t('availabilities.add.weekdays')}
          value={draft.weekdays}
          onChange={(weekdays) => form.change({ weekdays })}
          problem={form.problemOf('weekdays')}
        />
      )}
      <SwitchLine name={t('availabilities.add.wholeDay')} isOn={draft.isWholeDay} onChange={(isWholeDay) => form.change({ isWholeDay })} />
      {!draft.isWholeDay && (
        <Box sx={pair}>
          <TimeField
            label={t('availabilities.add.starts')}
            value={draft.starts}
            onChange={(starts) => form.change({ starts })}
            problem={form.problemOf('starts')}
            hint={zoneHint()}
          />
          <TimeField
            label={t('availabilities.add.ends')}
            value={draft.ends}
            onChange={(ends) => form.change({ ends })}
            problem={form.problemOf('ends')}
            hint={nightHint()}
          />
        </Box>
      )}
      <Box role="status" sx={{ minHeight: 22, color: 'text.secondary', fontSize: '0.875rem' }}>
        {spans.length > 0 &&
          t('availabilities.add.preview', {
            count: spans.length,
            first: written(spans[0]!.on),
            last: written(spans.at(-1)!.on),
            hours: duration(minutesOf(spans)),
          })}
      </Box>
    </FormModal>
  )

  function nightHint(): string | undefined {
    if (!isOverMidnight(draft) || draft.startsOn === null) return undefined
    return t('availabilities.add.nextDay', { day: written(addDays(draft.startsOn, 1)) })
  }
  function zoneHint(): string | undefined {
    const zone = foreignZone(timeZone, now)
    return zone === null ? undefined : t('availabilities.add.zone', { zone })
  }
}

const pair = { display: 'grid', gap: { xs: 0.5, sm: 2 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } } as const
