import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import type { Suggestion } from '@vigie/contract/planning/planning.assignment.ts'
import { missionResponse } from '@vigie/contract/missions/missions.rules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorIcon, WarningIcon } from '../../../ui/firstIcons.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { WaiverForm } from '../assign/WaiverForm.tsx'
import type { MissionDoing, OfferedAgent } from '../offering/useMissionActs.ts'
import { useObstacles } from './useObstacles.ts'

interface MissionPartProps {
  readonly mission: Mission
  readonly acts: MissionDoing
}

/** Who has answered what, those who are available first, in the order of their answers: one press gives it. */
export function MissionAnswers({ mission, acts }: MissionPartProps) {
  const { t } = useTranslation()
  const { give, press, explain, problem, waives, busyWith, setWaives } = acts
  const obstacles = useObstacles(mission)
  return (
    <>
      {problem && <Banner tone="missing">{problem}</Banner>}
      <Box component="ul" aria-label={t('shifts.mission.answersList')} sx={styles}>
        {mission.agents.map((agent) => (
          <li key={agent.agentId}>
            <b {...ownWords}>{agent.agentName}</b>
            <AnswerTag agent={agent} isTaker={agent.agentId === mission.assignedAgentId} />
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
            <Obstacles of={obstacles.get(agent.agentId) ?? []} />
            {waives === agent.agentId && mission.state === 'open' && (
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
      </Box>
    </>
  )
}

/** What stands against giving it to somebody who said yes: it is seen before the button is pressed. */
function Obstacles({ of }: { of: Suggestion['obstacles'] }) {
  if (of.length === 0) return null
  return (
    <ul>
      {of.map(({ code, kind, message }) => (
        <Box component="li" key={`${code} ${message}`} sx={{ color: kind === 'refuse' ? 'tone.missing.ink' : 'tone.late.ink' }}>
          {kind === 'refuse' ? <ErrorIcon size={16} /> : <WarningIcon size={16} />}
          {message}
        </Box>
      ))}
    </ul>
  )
}

function AnswerTag({ agent, isTaker }: { agent: OfferedAgent; isTaker: boolean }) {
  const { t } = useTranslation()
  if (isTaker) return <Tag tone="done">{t('shifts.mission.answers.taker')}</Tag>
  return (
    <Tag tone={agent.response === missionResponse.available ? 'done' : agent.response === null ? 'wait' : 'late'}>
      {t(`shifts.mission.answers.${answerOf(agent)}`)}
    </Tag>
  )
}

const answerOf = ({ response, viewedAt }: OfferedAgent) =>
  response === missionResponse.available ? 'available' : response !== null ? 'unavailable' : viewedAt === null ? 'unseen' : 'seen'

/** What can be done about a mission as a whole, as long as nobody has it: reminding those who are silent, and taking it back. */
export function MissionActs({ mission, acts: { close, remind, isReminding } }: MissionPartProps) {
  const { t } = useTranslation()
  const [isClosing, setClosing] = useState(false)
  const silent = mission.agents.filter(({ response }) => response === null).length
  if (mission.state !== 'open' && mission.state !== 'over') return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mission.state === 'open' && silent > 0 && (
        <Button variant="outlined" color="inherit" loading={isReminding} onClick={() => void remind()} sx={{ minHeight: 44 }}>
          {t('shifts.mission.remind', { count: silent })}
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={() => setClosing(true)} sx={{ minHeight: 44 }}>
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

const styles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    minHeight: 48,
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > li > b': { flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > li form': { flex: '1 1 100%' },
  '& > li > ul': { flex: '1 1 100%', display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none', fontSize: '0.8125rem' },
  '& > li > ul > li': { display: 'flex', gap: 0.75, alignItems: 'start', overflowWrap: 'anywhere', '& svg': { flex: 'none', mt: '1px' } },
} as const
