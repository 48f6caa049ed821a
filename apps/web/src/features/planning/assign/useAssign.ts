import { assignShift, listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline, isRefused } from '../../../api/errors.ts'
import { askAnew, useSend } from '../../../api/queries.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'

interface Giving {
  /** Null: nobody is to have it. */
  readonly agentId: number | null
  readonly name: string
  readonly waiver?: string
}

/** Gives a service or takes it away; a refusal is said and changes nothing, and whoever could have it is asked for anew. */
export function useAssign(shift: Shift, onDone: (shift: Shift) => void) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [problem, setProblem] = useState<string | null>(null)
  const send = useSend(assignShift)
  const assign = ({ agentId, name, waiver }: Giving) => {
    setProblem(null)
    send.mutate(
      { shiftId: shift.id, agentId, version: shift.version, ...(waiver !== undefined && { waiver }) },
      {
        onSuccess: ({ shift: changed, isPublished }) => {
          if (agentId === null) toast('success', t('shifts.assign.withdrawn'))
          else toast(isPublished ? 'success' : 'warning', t(`shifts.assign.${isPublished ? 'given' : 'unpublished'}`, { name }))
          onDone(changed)
        },
        onError: (error) => {
          const hasMoved = isRefused(error) && error.code === 'CONFLICT'
          setProblem(hasMoved ? t('shifts.assign.moved') : isOffline(error) ? t('common.errors.offlineHint') : sentenceOf(error))
          void askAnew(listSuggestions)
        },
      },
    )
  }
  return { assign, problem, busyWith: send.isPending ? send.variables.agentId : undefined }
}
