import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { clockOf, dayOf } from '@vigie/contract/kit/time.ts'
import { listMissions, offerMission } from '@vigie/contract/missions/missions.ts'
import { listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { askAnew, useAsk } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useForm } from '../../../ui/forms/useForm.ts'
import { PeopleIcon } from '../../../ui/icons.tsx'
import { useKnown } from '../assign/useKnown.ts'

/** So many are proposed; who else is asked is found in «Pourvoir». */
const proposed = 50

/** Whom a service is offered to: those who are free and in order, best first. */
export function OfferWindow({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const known = useKnown()
  const { data } = useAsk(listSuggestions, { shiftId: shift.id, limit: proposed }, { staleTime: 0 })
  const form = useForm({
    start: { agentIds: [] as readonly number[], isFirstYes: false, text: '' },
    judge: ({ agentIds }) => (agentIds.length === 0 ? { agentIds: t('shifts.mission.nobodyChosen') } : {}),
    send: ({ draft: { agentIds, isFirstYes, text } }) =>
      ask(offerMission, { shiftIds: [shift.id], agentIds: [...agentIds], isFirstYes, text: text.trim() }),
    onDone: async (_, { agentIds }) => {
      toast('success', t('shifts.mission.offered', { count: agentIds.length }))
      await askAnew(listMissions)
      onClose()
    },
  })
  const { agentIds, isFirstYes } = form.draft
  const toggle = (id: number) => form.change({ agentIds: agentIds.includes(id) ? agentIds.filter((one) => one !== id) : [...agentIds, id] })
  const times = t('shifts.times', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })
  const problem = form.problemOf('agentIds')
  const problemId = useId()
  return (
    <FormModal
      form={form}
      icon={PeopleIcon}
      title={t('shifts.mission.title')}
      subtitle={t('shifts.assign.about', { site: shift.siteName, day: writtenDay(dayOf(shift.startsLocal), language, 'whole'), times })}
      submit={agentIds.length === 0 ? t('shifts.mission.title') : t('shifts.mission.submit', { count: agentIds.length })}
      onClose={onClose}
    >
      <Box component="fieldset" aria-describedby={problem ? problemId : undefined} sx={styles}>
        <legend>{t('shifts.mission.choose')}</legend>
        {!data && [0, 1, 2].map((at) => <Skeleton key={at} variant="rounded" height={56} />)}
        {data?.suggestions.map((suggestion) => (
          <SwitchLine
            key={suggestion.agentId}
            name={suggestion.agentName}
            hint={[suggestion.partnerName, known(suggestion)].filter(Boolean).join(' · ')}
            isOn={agentIds.includes(suggestion.agentId)}
            onChange={() => toggle(suggestion.agentId)}
          />
        ))}
        {data?.suggestions.length === 0 && <small>{t('shifts.assign.none')}</small>}
      </Box>
      <Box id={problemId} role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem', minHeight: '1.25rem' }}>
        {problem}
      </Box>
      <SwitchLine
        name={t('shifts.mission.firstYes')}
        hint={t('shifts.mission.firstYesHint')}
        isOn={isFirstYes}
        onChange={(isOn) => form.change({ isFirstYes: isOn })}
      />
      <Field label={t('shifts.mission.text')} {...form.textProps('text')} multiline maxRows={4} maxLength={1000} sx={{ p: 0 }} />
    </FormModal>
  )
}

const styles = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  '& legend': { fontWeight: 600, fontSize: '0.875rem', mb: 0.5, p: 0 },
  // What else is asked stands below it in sight, however many there are.
  maxHeight: 'max(220px, 42vh)',
  overflowY: 'auto',
  '& > small': { color: 'text.secondary' },
} as const
