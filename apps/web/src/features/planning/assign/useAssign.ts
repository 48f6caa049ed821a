import { assignShift, listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import { listUnfitShifts } from '@vigie/contract/planning/planning.unfit.ts'
import { readShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../../api/errors.ts'
import { invalidate, useSend } from '../../../api/queries.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import type { useHandover } from './useHandover.ts'

interface Giving {
  /** Null: nobody is to have it. */
  readonly agentId: number | null
  readonly name: string
  readonly waiver?: string
}

/** Gives a service or takes it away; a refusal is said and changes nothing, and whoever could have it is asked for anew. */
export function useAssign(shift: Shift, handover: ReturnType<typeof useHandover>['read'], onDone: (shift: Shift) => void) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [problem, setProblem] = useState<string | null>(null)
  const send = useSend(assignShift)
  // As it was when the window was opened: whoever has not seen a colleague's change does not undo it.
  const [held, hold] = useState(shift)
  // Refused for an older version: what it is now is shown as soon as it is known here, and given from there.
  const [isBehind, setBehind] = useState(false)
  if (isBehind && shift.version !== held.version) {
    hold(shift)
    setBehind(false)
  }
  const explain = (error: unknown): string => {
    void invalidate(listSuggestions)
    if (!isRefused(error) || error.code !== 'CONFLICT') return sentenceOf(error)
    setBehind(true)
    void invalidate(readShiftInfos)
    return t('shifts.assign.moved')
  }
  const give = async ({ agentId, name, waiver }: Giving): Promise<void> => {
    setProblem(null)
    const from = handover()
    // What is missing is said beside its field.
    if (from === null) return
    const asked = { shiftId: held.id, agentId, version: held.version, ...from, ...(waiver !== undefined && { waiver }) }
    const { shift: changed, isPublished } = await send.mutateAsync(asked)
    void invalidate(listUnfitShifts)
    if (agentId === null) toast('success', t('shifts.assign.withdrawn'))
    else toast(isPublished ? 'success' : 'warning', t(`shifts.assign.${isPublished ? 'given' : 'unpublished'}`, { name }))
    onDone(changed)
  }
  /** By one press: why it was refused stands above the list. */
  const press = (giving: Giving): void => void give(giving).catch((error: unknown) => setProblem(explain(error)))
  return { held, give, press, explain, problem, busyWith: send.isPending ? send.variables.agentId : undefined }
}
