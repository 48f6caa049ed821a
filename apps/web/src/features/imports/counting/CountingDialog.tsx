import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Counting } from '@vigie/contract/imports/counting.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { useToday } from '../../../session/today.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { DateField } from '../../../ui/fields/dates/DateField.tsx'
import { FormNotice } from '../../../ui/forms/FormNotice.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { useCountingForm } from './useCounting.ts'

/** Another day, and what it changes, said before it is done. */
export function CountingDialog({ counting, onClose }: { counting: Counting; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const today = useToday()
  const language = useLanguage()
  const sentenceOf = useSentence()
  const { form, effect } = useCountingForm(counting, onClose)
  const { draft, change, isTouched, isBusy, hasMovedOn } = form
  const isAsked = isTouched && draft.countsFrom !== null
  const theirs = form.theirsOf('countsFrom', counting.countsFrom ? writtenDay(counting.countsFrom, language, 'digits') : '')
  return (
    <Modal
      isOpen
      isWide
      maxWidth="sm"
      onClose={onClose}
      title={t('imports.counting.title')}
      subtitle={t('imports.counting.text')}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <SubmitButton form={id} size="medium" fullWidth={false} isBusy={isBusy} disabled={!isAsked || !effect.data || hasMovedOn}>
            {t('imports.counting.save')}
          </SubmitButton>
        </>
      }
    >
      <Box component="form" id={id} {...form.formProps} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FormNotice form={form} />
        <Box sx={{ maxWidth: 280 }}>
          <DateField
            label={t('imports.past.day')}
            value={draft.countsFrom}
            today={today}
            onChange={(countsFrom) => change({ countsFrom })}
            problem={form.problemOf('countsFrom')}
            hint={theirs}
          />
        </Box>
        {/* As high with words as without, so that nothing moves under the hand. */}
        <Box sx={{ minHeight: { xs: 84, sm: 64 } }}>
          {isAsked && effect.error && <Banner tone="missing">{sentenceOf(effect.error)}</Banner>}
          {isAsked && effect.data && <Effect {...effect.data} />}
        </Box>
      </Box>
    </Modal>
  )
}

function Effect({ hiddenCount, shownCount }: Counting) {
  const { t } = useTranslation()
  if (hiddenCount > 0) return <Banner tone="late">{t('imports.counting.hides', { count: hiddenCount })}</Banner>
  if (shownCount > 0) return <Banner tone="late">{t('imports.counting.shows', { count: shownCount })}</Banner>
  return <Banner tone="run">{t('imports.counting.nothing')}</Banner>
}
