import { countAnswered, countMissions, listOfferable, remindOfMission } from '@vigie/contract/missions/missions.board.ts'
import { assignMission, closeMission, listMissions, type Mission } from '@vigie/contract/missions/missions.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../../api/errors.ts'
import { invalidate, useSend } from '../../../api/queries.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { showHandOver } from '../../../ui/feedback/handOver.ts'
import { toast } from '../../../ui/feedback/toast.ts'

export type OfferedAgent = Mission['agents'][number]
export type MissionDoing = ReturnType<typeof useMissionActs>

/** Every held answer that a mission changes. */
export const askMissionsAnew = (): Promise<void> => invalidate(listMissions, countMissions, countAnswered, listOfferable)

/** Giving the mission to somebody, with a written reason where a rule asks for one, taking it back, and reminding of it. */
export function useMissionActs(mission: Mission) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [problem, setProblem] = useState<string | null>(null)
  const [waives, setWaives] = useState<number | null>(null)
  const giving = useSend(assignMission)
  const closing = useSend(closeMission)
  const reminding = useSend(remindOfMission)
  const explain = (error: unknown): string => {
    void askMissionsAnew()
    return sentenceOf(error)
  }
  const give = async ({ agentId, agentName }: OfferedAgent, waiver?: string): Promise<void> => {
    setProblem(null)
    await giving.mutateAsync({ id: mission.id, agentId, version: mission.version, ...(waiver !== undefined && { waiver }) })
    toast('success', t('shifts.mission.given', { name: agentName }))
    void askMissionsAnew()
  }
  /** By one press; a rule that a written reason passes asks for it. */
  const press = (agent: OfferedAgent): void =>
    void give(agent).catch((error: unknown) => {
      if (isRefused(error) && error.code === 'WAIVER_REQUIRED') setWaives(agent.agentId)
      setProblem(explain(error))
    })
  const close = async (): Promise<void> => {
    setProblem(null)
    try {
      await closing.mutateAsync({ id: mission.id })
      toast('success', t('shifts.mission.closed'))
      await askMissionsAnew()
    } catch (error) {
      setProblem(explain(error))
    }
  }
  const remind = async (): Promise<void> => {
    setProblem(null)
    try {
      const { toldCount, handOver } = await reminding.mutateAsync({ id: mission.id })
      if (toldCount === 0) toast('warning', t('shifts.mission.remindedAlready'))
      else if (!showHandOver(handOver)) toast('success', t('shifts.mission.reminded', { count: toldCount }))
    } catch (error) {
      setProblem(explain(error))
    }
  }
  return {
    give,
    press,
    close,
    remind,
    explain,
    problem,
    waives,
    setWaives,
    busyWith: giving.isPending ? giving.variables.agentId : undefined,
    isReminding: reminding.isPending,
  }
}
