import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { dayOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { ownWords } from '../../../../i18n/ownWords.ts'
import { writtenDay, writtenInstant } from '../../../../kit/dates.ts'
import { shiftsAddress } from '../../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../../routing/linkTo.ts'
import { useExchange } from '../../../../session/store.ts'
import { mayUse } from '../../../../session/subject.ts'
import { figures } from '../../../../theme/augment.ts'
import { PanelHead, useHeadFocus } from '../../../../ui/dialogs/PanelHead.tsx'
import { SidePanel } from '../../../../ui/dialogs/SidePanel.tsx'
import { EmptyState } from '../../../../ui/feedback/StatePage.tsx'
import { BoxLink } from '../../../../ui/links/BoxLink.tsx'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { MissionActs, MissionAnswers } from '../MissionAnswers.tsx'
import { useMissionActs } from '../../offering/useMissionActs.ts'
import { standingOf, toneOfMission } from './standing.rules.ts'
import { useMissionWords } from './useMissionWords.ts'

interface MissionPanelProps {
  readonly isOpen: boolean
  readonly isComing: boolean
  /** Undefined: there is none of that number. */
  readonly mission: Mission | undefined
  readonly now: Instant
  /** It was opened by the keyboard: the focus goes in. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** One mission whole: its services, who has answered what, live, and giving it to one of them. */
export function MissionPanel({ isOpen, isComing, mission, now, takesFocus, onClose }: MissionPanelProps) {
  const { t } = useTranslation()
  const words = useMissionWords()
  const heading = useHeadFocus(isOpen, takesFocus)
  const standing = mission && standingOf(mission, now)
  return (
    <SidePanel isOpen={isOpen} isComing={isComing} onClose={onClose} label={t('missions.panel.title')}>
      <PanelHead
        tag={standing && <Tag tone={toneOfMission[standing]}>{t(`missions.states.${standing}`)}</Tag>}
        title={mission ? words.first(mission) : t('missions.panel.title')}
        text={mission && [words.site(mission), words.others(mission)].filter(Boolean).join(' · ')}
        heading={heading}
        close={t('missions.panel.close')}
        onClose={onClose}
      />
      {mission && standing ? (
        <PanelBody key={mission.id} mission={mission} standing={standing} />
      ) : (
        <EmptyState title={t('missions.panel.missing')} text={t('missions.panel.missingText')} />
      )}
    </SidePanel>
  )
}

function PanelBody({ mission, standing }: { mission: Mission; standing: ReturnType<typeof standingOf> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const acts = useMissionActs(mission)
  const [servicesId, answersId] = [useId(), useId()]
  const note = standing === 'over' || standing === 'filled' || standing === 'closed' ? t(`missions.panel.${standing}`) : ''
  // What was open when it was read may have begun since.
  const now = standing === 'over' && mission.state === 'open' ? { ...mission, state: 'over' as const } : mission
  return (
    <Box sx={body}>
      {note && <p>{note}</p>}
      {mission.text && <p {...ownWords}>{mission.text}</p>}
      {mission.isFirstYes && (standing === 'open' || standing === 'answered') && <p>{t('shifts.mission.waitsForFirst')}</p>}
      <section aria-labelledby={answersId}>
        <Typography variant="h3" id={answersId}>
          {t('missions.panel.answers')}
        </Typography>
        <MissionAnswers mission={now} acts={acts} />
        <small>{t('missions.panel.offeredAt', { at: writtenInstant(mission.createdAt, language), count: mission.agents.length })}</small>
      </section>
      <section aria-labelledby={servicesId}>
        <Typography variant="h3" id={servicesId}>
          {t('missions.panel.services')}
        </Typography>
        <ul>
          {mission.shifts.map((shift) => (
            <ServiceLine key={shift.id} shift={shift} />
          ))}
        </ul>
      </section>
      <MissionActs mission={now} acts={acts} />
    </Box>
  )
}

/** A service of the mission, with the way to it for whoever sees services. */
function ServiceLine({ shift }: { shift: Mission['shifts'][number] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useMissionWords()
  const seesShifts = mayUse(useExchange(), mayOpen.services)
  const day = dayOf(shift.startsLocal)
  const line = (
    <>
      <span className="two">
        <b>{words.when(shift)}</b>
        <small {...ownWords}>{[shift.siteName, shift.city, shift.prestationName].filter(Boolean).join(' · ')}</small>
      </span>
      <Tag tone={shift.isOpen ? 'wait' : 'done'}>{t(shift.isOpen ? 'missions.panel.open' : 'missions.panel.taken')}</Tag>
    </>
  )
  return (
    <li>
      {seesShifts ? (
        <BoxLink
          className="line"
          {...linkTo(shiftsAddress, { day, shiftId: shift.id })}
          title={t('missions.panel.see', { day: writtenDay(day, language, 'whole') })}
        >
          {line}
        </BoxLink>
      ) : (
        <span className="line">{line}</span>
      )}
    </li>
  )
}

const body = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 2.5,
  pt: 2,
  fontSize: '0.875rem',
  '& > p': { m: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
  '& section': { display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' },
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& .line': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 52,
    py: 0.75,
    color: 'inherit',
    textDecoration: 'none',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .line .two': { flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' },
  '& .line b': { fontFamily: figures },
} as const
