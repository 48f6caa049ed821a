import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { dayOf, type Month } from '@vigie/contract/kit/time.ts'
import { readSchedules, validateSchedule } from '@vigie/contract/schedules/schedules.ts'
import { useTranslation } from 'react-i18next'
import { isKept } from '../../../api/errors.ts'
import { invalidate, useSend } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay, writtenInstant } from '../../../kit/dates.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { CalendarIcon } from '../../../ui/icons.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import type { AgentSchedule } from './calendar.rules.ts'
import { Sums } from './Sums.tsx'
import type { ScheduleWords } from './useScheduleWords.ts'

interface ValidateDialogProps {
  readonly isOpen: boolean
  readonly month: Month
  readonly schedule: AgentSchedule
  readonly words: ScheduleWords
  readonly onClose: () => void
  /** It is gone. */
  readonly onClosed: () => void
}

/** «Je valide mon planning de …»: what is validated, what has changed since the last time, and the act. */
export function ValidateDialog({ isOpen, month, schedule, words, onClose, onClosed }: ValidateDialogProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sentence = useSentence()
  const { mutate, isPending, error, reset } = useSend(validateSchedule)
  const state = schedule.states.get(month)
  const shifts = schedule.shifts.filter((shift) => shift.month === month)
  const changed = shifts.filter(({ id }) => schedule.changedIds.has(id))
  const isPublished = Boolean(state?.publishedAt)
  const isDone = Boolean(state?.validatedAt) && !state?.hasChanged
  const mayValidate = isPublished && !isDone && shifts.length > 0
  const close = () => {
    reset()
    onClose()
  }
  // Whatever the answer, what is shown may be out of date: it is asked anew.
  const refresh = () => void invalidate(readSchedules)
  const validate = () =>
    mutate(
      { month, ...(state && { revision: state.revision }) },
      {
        onSuccess: () => {
          toast('success', t('schedules.validation.thanks'))
          close()
        },
        onError: (failure) => {
          if (!isKept(failure)) return
          toast('info', sentence(failure))
          close()
        },
        onSettled: refresh,
      },
    )
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      maxWidth="sm"
      icon={CalendarIcon}
      title={t('schedules.validation.title', { month: words.month(month) })}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={close}>
            {mayValidate ? t('common.cancel') : t('common.close')}
          </Button>
          {mayValidate && (
            <SubmitButton type="button" fullWidth={false} size="medium" isBusy={isPending} onClick={validate}>
              {t('schedules.validation.confirm')}
            </SubmitButton>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {error && <Banner tone="missing">{sentence(error)}</Banner>}
        {mayValidate ? (
          <>
            <Sums shifts={shifts} words={words} />
            {changed.length > 0 && (
              <Box>
                <Typography variant="subtitle2" component="p">
                  {t('schedules.validation.changedShifts', { count: changed.length })}
                </Typography>
                <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                  {changed.map((shift) => (
                    <li key={shift.id}>
                      {writtenDay(dayOf(shift.startsLocal), language, 'whole')} · {words.times(shift)} · {shift.siteName}
                    </li>
                  ))}
                </Box>
              </Box>
            )}
            <Typography color="textSecondary">{t('schedules.validation.text')}</Typography>
          </>
        ) : (
          <Typography>{whyNot()}</Typography>
        )}
      </Box>
    </Modal>
  )

  function whyNot(): string {
    if (!isPublished) return t('schedules.unpublished', { month: words.month(month) })
    if (isDone) return t('schedules.validation.already', { at: writtenInstant(state!.validatedAt!, language) })
    return t('schedules.validation.nothing')
  }
}
