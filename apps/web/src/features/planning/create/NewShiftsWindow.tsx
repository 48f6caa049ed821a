import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { longestWaiver } from '@vigie/contract/planning/planning.assignment.ts'
import { longestNote } from '@vigie/contract/planning/planning.create.rules.ts'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { useToday } from '../../../session/today.ts'
import type { Choice } from '../../../ui/fields/choices/choices.tsx'
import { Combobox } from '../../../ui/fields/choices/Combobox.tsx'
import { DateField } from '../../../ui/fields/dates/DateField.tsx'
import { TimeField } from '../../../ui/fields/dates/TimeField.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { countOf } from './newShifts.rules.ts'
import { useNewShifts, useNewShiftsChoices, type NewShiftsStart } from './useNewShifts.ts'
import { Weekdays } from './Weekdays.tsx'

interface NewShiftsWindowProps {
  readonly start: NewShiftsStart
  /** The agent that it begins with, by name. */
  readonly agent?: Choice | undefined
  readonly onClose: () => void
}

/** Plans services by hand: where, for whom, when; on one day, or on the weekdays of a while. */
export function NewShiftsWindow({ start, agent, onClose }: NewShiftsWindowProps) {
  const { t } = useTranslation()
  const today = useToday()
  const { timeZone } = useExchange()
  const { duration } = useTimeWords()
  const { form, needsWaiver } = useNewShifts(start, onClose)
  const { draft, change, problemOf, textProps } = form
  const { site, sites, agents, prestations, profiles } = useNewShiftsChoices(draft.siteId, agent)
  const counted = countOf(draft, site?.timeZone ?? timeZone)
  const listWords = { noChoice: t('widgets.form.noChoice'), open: t('common.list.open'), clear: t('common.list.clear') }
  return (
    <FormModal form={form} onClose={onClose} title={t('newShifts.title')} submit={t('newShifts.add', { count: counted?.count ?? 1 })}>
      <Combobox
        {...listWords}
        label={t('newShifts.site')}
        placeholder={t('newShifts.siteHint')}
        value={draft.siteId}
        onChange={(siteId) => change({ siteId })}
        problem={problemOf('siteId')}
        {...sites}
      />
      <Combobox
        {...listWords}
        label={t('newShifts.agent')}
        placeholder={t('newShifts.nobody')}
        value={draft.agentId}
        onChange={(agentId) => change({ agentId })}
        problem={problemOf('agentId')}
        {...agents}
      />
      <Box sx={line}>
        <DateField
          label={t('newShifts.day')}
          value={draft.day}
          today={today}
          onChange={(day) => change({ day })}
          problem={problemOf('day')}
        />
        <TimeField
          label={t('newShifts.from')}
          value={draft.startsTime}
          onChange={(startsTime) => change({ startsTime })}
          problem={problemOf('startsTime')}
        />
        <TimeField
          label={t('newShifts.until')}
          value={draft.endsTime}
          onChange={(endsTime) => change({ endsTime })}
          problem={problemOf('endsTime')}
          hint={draft.startsTime !== '' && draft.endsTime !== '' && draft.endsTime <= draft.startsTime ? t('newShifts.nextDay') : undefined}
        />
      </Box>
      <SwitchLine name={t('newShifts.repeat')} isOn={draft.repeats} onChange={(repeats) => change({ repeats })} />
      {draft.repeats && (
        <Box sx={{ ...line, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' } }}>
          <DateField
            label={t('newShifts.lastDay')}
            value={draft.lastDay}
            today={draft.day ?? today}
            onChange={(lastDay) => change({ lastDay })}
            problem={problemOf('lastDay')}
          />
          <Weekdays value={draft.weekdays} onChange={(weekdays) => change({ weekdays })} />
        </Box>
      )}
      <Box sx={line}>
        <Combobox
          {...listWords}
          label={t('newShifts.prestation')}
          placeholder={t('widgets.form.none')}
          value={draft.prestationId}
          onChange={(prestationId) => change({ prestationId })}
          choices={prestations}
        />
        <Combobox
          {...listWords}
          label={t('newShifts.profile')}
          placeholder={t('newShifts.byHours')}
          value={draft.profileId}
          onChange={(profileId) => change({ profileId })}
          choices={profiles}
        />
        <Field
          label={t('newShifts.break')}
          {...textProps('breakMinutes')}
          maxLength={4}
          placeholder={t('newShifts.noBreak')}
          inputProps={{ inputMode: 'numeric' }}
        />
      </Box>
      <Field label={t('newShifts.note')} {...textProps('note')} maxLength={longestNote} hint={t('newShifts.noteHint')} />
      {needsWaiver && (
        <Field
          label={t('shifts.assign.reason')}
          hint={t('shifts.assign.reasonHint')}
          {...textProps('waiver')}
          maxLength={longestWaiver}
          isFirst
          multiline
          maxRows={4}
          sx={{ p: 0 }}
        />
      )}
      <Typography role="status" color="textSecondary" sx={{ fontSize: '0.875rem', minHeight: '1.3em' }}>
        {counted && t('newShifts.counted', { count: counted.count, hours: duration(counted.minutes) })}
      </Typography>
    </FormModal>
  )
}

const line = {
  display: 'grid',
  gap: 0.5,
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const
