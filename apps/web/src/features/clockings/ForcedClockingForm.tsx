import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { clockOf, dayOf, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts.ts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../../api/errors.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { localIn } from '../../kit/zone.ts'
import { serverNow, useNow } from '../../session/clock.ts'
import { useUnsaved } from '../../session/reach.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { toast } from '../../ui/toast.ts'
import { clockingMessage } from './clockingMessage.ts'
import { draftOf, emptyDraft, isEmpty, keepDraft, type Draft } from './drafts.ts'
import { meantTime, readTime, type ForcedAct, type TimeProblem } from './givenTime.ts'
import { useForcedClocking, useReasons } from './useForcedClocking.ts'

interface ForcedClockingFormProps {
  readonly shift: Shift
  readonly act: ForcedAct
  readonly onRecorded: (shift: Shift) => void
}

const problemTexts = { unread: 'timeUnread', ahead: 'timeAhead', beforeArrival: 'timeBeforeArrival' } as const

/** A manager clocks outside the rules: when, why, and what else is to be said. What was typed stays after a refusal. */
export function ForcedClockingForm({ shift, act, onRecorded }: ForcedClockingFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nowLocal = localIn(useNow(15), shift.timeZone)
  const key = `${shift.id} ${act}`
  const [draft, setDraft] = useState(() => draftOf(key))
  const [wasSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const reasons = useReasons()
  const { record, isBusy } = useForcedClocking(shift)
  useUnsaved(!isEmpty(draft))
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepDraft(key, next)
    setRefusal(null)
  }

  const given = givenOf(draft.time, act, shift, nowLocal)
  const problem = given && given in problemTexts ? problemTexts[given as TimeProblem] : null
  const timeProblem = problem && wasSent ? t(`services.forced.${problem}`, { time: shift.arrivedLocal ? clockOf(shift.arrivedLocal) : '' }) : undefined
  const hint = () => {
    if (!given || problem) return t('services.forced.now', { time: clockOf(nowLocal) })
    const local = given as LocalDateTime
    return t('services.forced.on', { time: clockOf(local), day: writtenDay(dayOf(local), language, 'whole') })
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    setRefusal(null)
    // The time may have passed since the field was last drawn.
    const meant = givenOf(draft.time, act, shift, localIn(serverNow(), shift.timeZone))
    if (meant && meant in problemTexts) return
    if (draft.reasonId === '') return
    try {
      const recorded = await record({ act, givenLocal: meant as LocalDateTime | null, reasonId: Number(draft.reasonId), comment: draft.comment })
      keepDraft(key, emptyDraft)
      setDraft(emptyDraft)
      toast('success', t(act === 'start' ? 'services.forced.doneIn' : 'services.forced.doneOut'))
      onRecorded(recorded)
    } catch (error) {
      setRefusal(isOffline(error) ? t('common.errors.offlineHint') : (clockingMessage(error) ?? t('common.errors.later')))
    }
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} aria-labelledby="forced-title" sx={look}>
      <Box>
        <Typography variant="h3" component="h3" id="forced-title">
          {t(act === 'start' ? 'services.forced.titleIn' : 'services.forced.titleOut')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('services.forced.text')}
        </Typography>
      </Box>
      <SelectField
        label={t('services.forced.reason')}
        value={draft.reasonId}
        onChange={(reasonId) => change({ reasonId })}
        choices={(reasons.data?.reasons ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={reasons.isPending ? t('common.loading') : t('services.forced.reasonChoose')}
        problem={reasons.isError ? t('services.forced.reasonsLost') : wasSent && draft.reasonId === '' ? t('services.forced.reasonRequired') : undefined}
        hint={reasons.isError && <Button size="small" onClick={() => void reasons.refetch()}>{t('common.retry')}</Button>}
      />
      <Field
        label={t(act === 'start' ? 'services.forced.timeIn' : 'services.forced.timeOut')}
        value={draft.time}
        onChange={(event) => change({ time: event.target.value })}
        onBlur={() => change({ time: readTime(draft.time) ?? draft.time })}
        placeholder={clockOf(nowLocal)}
        inputProps={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 8 }}
        problem={timeProblem}
        hint={hint()}
      />
      <Field
        label={t('services.forced.comment')}
        value={draft.comment}
        onChange={(event) => change({ comment: event.target.value })}
        multiline
        minRows={2}
        maxRows={6}
        inputProps={{ maxLength: 1000 }}
        hint={t('services.forced.commentHint')}
      />
      {refusal && <Banner tone="missing">{refusal}</Banner>}
      <SubmitButton isBusy={isBusy}>{t(act === 'start' ? 'services.forced.submitIn' : 'services.forced.submitOut')}</SubmitButton>
    </Box>
  )
}

function givenOf(typed: string, act: ForcedAct, shift: Shift, nowLocal: LocalDateTime): LocalDateTime | TimeProblem | null {
  if (typed.trim() === '') return null
  const time = readTime(typed)
  return time === null ? 'unread' : meantTime(time, act, shift, nowLocal)
}

const look = { display: 'grid', gap: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default' } as const
