import Box from '@mui/material/Box'
import type { Counting } from '@vigie/contract/imports/counting.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { useToday } from '../../../session/today.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { DateField } from '../../../ui/fields/dates/DateField.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useCountingForm } from './useCounting.ts'

/** Another day, and what it changes, said before it is done. */
export function CountingDialog({ counting, onClose }: { counting: Counting; onClose: () => void }) {
  const { t } = useTranslation()
  const today = useToday()
  const language = useLanguage()
  const sentenceOf = useSentence()
  const { form, effect } = useCountingForm(counting, onClose)
  const { draft, change, isTouched } = form
  const isAsked = isTouched && draft.countsFrom !== null
  const theirs = form.theirsOf('countsFrom', counting.countsFrom ? writtenDay(counting.countsFrom, language, 'digits') : '')
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={t('imports.counting.title')}
      subtitle={t('imports.counting.text')}
      submit={t('imports.counting.save')}
      isBlocked={!isAsked || !effect.data}
    >
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
    </FormModal>
  )
}

function Effect({ hiddenCount, shownCount }: Counting) {
  const { t } = useTranslation()
  if (hiddenCount > 0) return <Banner tone="late">{t('imports.counting.hides', { count: hiddenCount })}</Banner>
  if (shownCount > 0) return <Banner tone="late">{t('imports.counting.shows', { count: shownCount })}</Banner>
  return <Banner tone="run">{t('imports.counting.nothing')}</Banner>
}
