import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { assignMission, closeMission, listMissions, type Mission } from '@vigie/contract/missions/missions.ts'
import { missionResponse } from '@vigie/contract/missions/missions.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../../api/errors.ts'
import { askAnew, useSend } from '../../../api/queries.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { WaiverForm } from '../assign/WaiverForm.tsx'
import { useMissionOf } from './useMissionOf.ts'

type Offered = Mission['agents'][number]

/** The mission that offers a service: who has answered what, live, and giving it to one of them. */
export function ShiftMission({ shift }: { shift: Shift }) {
  const { mission } = useMissionOf(shift)
  return mission ? <Answers key={mission.id} mission={mission} /> : null
}

function Answers({ mission }: { mission: Mission }) {
  const { t } = useTranslation()
  const id = useId()
  const [isClosing, setClosing] = useState(false)
  const { give, press, close, explain, problem, waives, busyWith, setWaives } = useActs(mission)
  const others = mission.shifts.length - 1
  return (
    <Box component="section" aria-labelledby={id} sx={styles}>
      <Typography variant="h3" id={id}>
        {t('shifts.mission.heading')}
      </Typography>
      {mission.text && <p {...ownWords}>{mission.text}</p>}
      {mission.isFirstYes && mission.state === 'open' && <p>{t('shifts.mission.waitsForFirst')}</p>}
      {others > 0 && <p>{t('shifts.mission.more', { count: others })}</p>}
      {mission.state === 'over' && <p>{t('shifts.mission.over')}</p>}
      {problem && <Banner tone="missing">{problem}</Banner>}
      <ul>
        {mission.agents.map((agent) => (
          <li key={agent.agentId}>
            <b {...ownWords}>{agent.agentName}</b>
            <Tag tone={agent.response === missionResponse.available ? 'done' : agent.response === null ? 'wait' : 'late'}>
              {t(`shifts.mission.answers.${answerOf(agent)}`)}
            </Tag>
            {mission.state === 'open' && agent.response === missionResponse.available && waives !== agent.agentId && (
              <Button
                variant="outlined"
                aria-label={t('shifts.mission.giveTo', { name: agent.agentName })}
                loading={busyWith === agent.agentId}
                disabled={busyWith !== undefined}
                onClick={() => press(agent)}
                sx={{ minHeight: 44 }}
              >
                {t('shifts.mission.give')}
              </Button>
            )}
            {waives === agent.agentId && (
              <WaiverForm
                about={`mission ${mission.id} ${agent.agentId}`}
                name={agent.agentName}
                give={(waiver) => give(agent, waiver)}
                explain={explain}
                onCancel={() => setWaives(null)}
              />
            )}
          </li>
        ))}
      </ul>
      <Button variant="outlined" color="inherit" onClick={() => setClosing(true)} sx={{ justifySelf: 'start', minHeight: 44 }}>
        {t('shifts.mission.close')}
      </Button>
      <ConfirmDialog
        isOpen={isClosing}
        variant="warning"
        title={t('shifts.mission.closing')}
        confirm={t('shifts.mission.close')}
        onConfirm={async () => {
          await close()
          setClosing(false)
        }}
        onCancel={() => setClosing(false)}
      >
        {t('shifts.mission.closingText')}
      </ConfirmDialog>
    </Box>
  )
}

const answerOf = ({ response, viewedAt }: Offered) =>
  response === missionResponse.available ? 'available' : response !== null ? 'unavailable' : viewedAt === null ? 'unseen' : 'seen'

/** Giving the mission to somebody, with a written reason where a rule asks for one, and taking it back. */
function useActs(mission: Mission) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [problem, setProblem] = useState<string | null>(null)
  const [waives, setWaives] = useState<number | null>(null)
  const giving = useSend(assignMission)
  const closing = useSend(closeMission)
  const explain = (error: unknown): string => {
    void askAnew(listMissions)
    return sentenceOf(error)
  }
  const give = async ({ agentId, agentName }: Offered, waiver?: string): Promise<void> => {
    setProblem(null)
    await giving.mutateAsync({ id: mission.id, agentId, version: mission.version, ...(waiver !== undefined && { waiver }) })
    toast('success', t('shifts.mission.given', { name: agentName }))
    void askAnew(listMissions)
  }
  /** By one press; a rule that a written reason passes asks for it. */
  const press = (agent: Offered): void =>
    void give(agent).catch((error: unknown) => {
      if (isRefused(error) && error.code === 'WAIVER_REQUIRED') setWaives(agent.agentId)
      setProblem(explain(error))
    })
  const close = async (): Promise<void> => {
    setProblem(null)
    try {
      await closing.mutateAsync({ id: mission.id })
      toast('success', t('shifts.mission.closed'))
      await askAnew(listMissions)
    } catch (error) {
      setProblem(explain(error))
    }
  }
  return { give, press, close, explain, problem, waives, setWaives, busyWith: giving.isPending ? giving.variables.agentId : undefined }
}

const styles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: '0.875rem',
  '& p': { m: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    minHeight: 48,
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& li b': { flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' },
  '& li form': { flex: '1 1 100%' },
} as const
