import {
  absenceFields,
  changeAbsence,
  countAbsences,
  createAbsence,
  listAbsences,
  newAbsenceFields,
  readAbsence,
  type Absence,
  type NewAbsenceForm,
} from '@vigie/contract/absences/absences.ts'
import { absenceProblems } from '@vigie/contract/absences/absences.rules.ts'
import { useAgentSearch } from '../../domains/agents/useAgentSearch.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { listUnavailabilityTypes } from '@vigie/contract/reference/reference.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { invalidate, useAsk } from '../../api/queries.ts'
import { RecordForm } from '../../records/RecordForm.tsx'
import { useRecordForm } from '../../records/useRecordForm.ts'
import { toast } from '../../ui/feedback/toast.ts'

const refresh = () => invalidate(listAbsences, readAbsence, countAbsences)

/** A toast beside «saved»: how many services of the agent are now unassigned. */
function useTold() {
  const { t } = useTranslation()
  return <T extends { readonly openedCount: number }>(saved: T): T => {
    if (saved.openedCount > 0) toast('warning', t('absences.opened', { count: saved.openedCount }))
    return saved
  }
}

const useKinds = () => {
  const { data } = useAsk(listUnavailabilityTypes, {}, { staleTime: 300_000 })
  return data?.types.map(({ id, name }) => ({ id, label: name })) ?? []
}

interface NewAbsenceProps {
  /** Whose it is; unset: found by typing. */
  readonly agent?: { readonly id: number; readonly name: string }
  /** What it begins with. */
  readonly start?: Partial<NewAbsenceForm>
  readonly onClose: () => void
}

/** Records that an agent is away. */
export function NewAbsence({ agent, start, onClose }: NewAbsenceProps) {
  const told = useTold()
  const found = useAgentSearch({ isEnabled: agent === undefined })
  const form = useRecordForm({
    name: 'absences.edit',
    fields: newAbsenceFields,
    values: { ...emptyRecord(newAbsenceFields), ...(agent && { agentId: agent.id }), ...start },
    version: null,
    alsoWrong: absenceProblems,
    send: async (record) => told(await ask(createAbsence, record)),
    refresh,
    onDone: onClose,
  })
  return (
    <RecordForm
      form={form}
      onClose={onClose}
      {...(agent && { subtitle: agent.name })}
      choices={{ agentId: agent ? [{ id: agent.id, label: agent.name }] : found.choices, typeId: useKinds() }}
      searches={agent ? {} : { agentId: found.search }}
    />
  )
}

/** Changes one that stands. */
export function ChangeAbsence({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const told = useTold()
  const form = useRecordForm({
    name: 'absences.edit',
    fields: absenceFields,
    values: absence,
    version: absence.version,
    alsoWrong: absenceProblems,
    send: async (record, version) =>
      told(await ask(changeAbsence, { absenceId: absence.id, ...record, version: version ?? absence.version })),
    refresh,
    onDone: onClose,
  })
  return <RecordForm form={form} onClose={onClose} subtitle={absence.agentName} choices={{ typeId: useKinds() }} />
}
