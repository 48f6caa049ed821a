import Box from '@mui/material/Box'
import type { Day } from '@vigie/contract/kit/time.ts'
import { listOfferable } from '@vigie/contract/missions/missions.board.ts'
import { doOverlap } from '@vigie/contract/missions/missions.rules.ts'
import { mostMissionShifts, offerMission } from '@vigie/contract/missions/missions.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useForm } from '../../../ui/forms/useForm.ts'
import { PeopleIcon } from '../../../ui/icons.tsx'
import { AgentChoices, type ChosenAgent } from './AgentChoices.tsx'
import type { OfferedShift } from './offered.ts'
import { askMissionsAnew } from '../offering/useMissionActs.ts'
import { ServiceChoices } from './ServiceChoices.tsx'

interface OfferWindowProps {
  /** The service from which it was opened. */
  readonly first?: OfferedShift
  /** Others are offered of this site alone; null: of all. */
  readonly siteId: number | null
  /** And from this day on. */
  readonly day: Day
  readonly onClose: () => void
}

interface Draft {
  readonly shifts: readonly OfferedShift[]
  readonly agents: readonly ChosenAgent[]
  readonly isFirstYes: boolean
  readonly text: string
}
const startWith = (first: OfferedShift | undefined): Draft => ({ shifts: first ? [first] : [], agents: [], isFirstYes: false, text: '' })

/** One mission: which services together, to whom, and how it is given. */
export function OfferWindow({ first, siteId, day, onClose }: OfferWindowProps) {
  const { t } = useTranslation()
  /** What is wrong with services as they are chosen, said at once: nobody could be found for them. */
  const wrongWith = (shifts: readonly OfferedShift[]): string | undefined => {
    if (shifts.length > mostMissionShifts) return t('shifts.mission.tooMany', { count: mostMissionShifts })
    return doOverlap(shifts) ? t('refusals.SHIFTS_OVERLAP') : undefined
  }
  const form = useForm({
    start: startWith(first),
    validate: ({ shifts, agents }) => {
      const wrong = shifts.length === 0 ? t('shifts.mission.noService') : wrongWith(shifts)
      return { ...(wrong !== undefined && { shifts: wrong }), ...(agents.length === 0 && { agents: t('shifts.mission.nobodyChosen') }) }
    },
    nameOf: (field) => (field === 'shiftIds' ? 'shifts' : field === 'agentIds' ? 'agents' : field),
    send: ({ draft: { shifts, agents, isFirstYes, text } }) =>
      ask(offerMission, {
        shiftIds: shifts.map(({ id }) => id),
        agentIds: agents.map(({ agentId }) => agentId),
        isFirstYes,
        text: text.trim(),
      }),
    explain: () => void invalidate(listOfferable),
    onDone: async (_, { agents }) => {
      toast('success', t('shifts.mission.offered', { count: agents.length }))
      await askMissionsAnew()
      onClose()
    },
  })
  const { shifts, agents, isFirstYes } = form.draft
  const wrong = wrongWith(shifts)
  return (
    <FormModal
      form={form}
      maxWidth="md"
      icon={PeopleIcon}
      title={t('shifts.mission.title')}
      submit={agents.length === 0 ? t('shifts.mission.title') : t('shifts.mission.submit', { count: agents.length })}
      onClose={onClose}
    >
      <Box sx={columns}>
        <ServiceChoices
          chosen={shifts}
          siteId={siteId}
          day={day}
          problem={wrong ?? form.problemOf('shifts')}
          onChange={(next) => form.change({ shifts: next })}
        />
        <AgentChoices
          shiftIds={wrong === undefined ? shifts.map(({ id }) => id) : []}
          chosen={agents}
          problem={form.problemOf('agents')}
          onChange={(next) => form.change({ agents: next })}
        />
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

/** Side by side where there is room; each list scrolls by itself, so that what else is asked stays in sight. */
const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.8fr) minmax(0, 1fr)' },
  '& .list': { maxHeight: { xs: 'max(200px, 32vh)', md: 'max(240px, 34vh)' }, overflowY: 'auto' },
} as const
