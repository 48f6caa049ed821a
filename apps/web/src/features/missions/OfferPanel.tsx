import Box from '@mui/material/Box'
import { clockOf, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { missionResponse } from '@vigie/contract/missions/missions.rules.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { ownWords } from '../../i18n/ownWords.ts'
import { ownZone, writtenInstant } from '../../kit/dates.ts'
import { useToday } from '../../session/today.ts'
import { PanelHead, useHeadFocus } from '../../ui/dialogs/PanelHead.tsx'
import { SidePanel } from '../../ui/dialogs/SidePanel.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { AnswerActs } from './AnswerActs.tsx'
import { BeforeAnswering } from './BeforeAnswering.tsx'
import { OfferSites } from './OfferSites.tsx'
import { OfferWeeks } from './OfferWeeks.tsx'
import { isOpenToAnswer, servicesOf, toneOfStanding, type Standing } from './standing.rules.ts'
import { useOffer } from './useOffer.ts'
import { useViewed } from './useAnswering.ts'
import type { Offer } from './useOffers.ts'
import type { OfferWords } from './useOfferWords.ts'

interface OfferPanelProps {
  readonly isOpen: boolean
  readonly isComing: boolean
  /** Undefined: none of that number is offered to the reader. */
  readonly opened: Offer | undefined
  readonly words: OfferWords
  readonly onClose: () => void
}

/** One mission whole: when and where, what it asks for, the agent's week with it, and the answer at the foot. */
export function OfferPanel({ isOpen, isComing, opened, words, onClose }: OfferPanelProps) {
  const { t } = useTranslation()
  // On a phone it is a page of its own, whose heading is read first.
  const heading = useHeadFocus(isOpen, true)
  useViewed(isOpen ? opened?.mission : undefined)
  const mission = opened?.mission
  const services = mission ? servicesOf(mission) : []
  const [only] = services
  const times = mission && [
    words.hours(mission),
    services.length === 1 && only && words.until(only),
    words.count(mission),
    only && words.zone(only),
  ]
  return (
    <SidePanel isOpen={isOpen} isComing={isComing} onClose={onClose} label={t('missions.own.panel.title')}>
      <Box sx={whole}>
        <PanelHead
          title={mission ? words.wholeDays(mission) : t('missions.own.panel.title')}
          text={times?.filter(Boolean).join(' · ')}
          heading={heading}
          close={t('missions.own.panel.close')}
          onClose={onClose}
        />
        {opened ? (
          <Body key={opened.mission.id} {...opened} words={words} />
        ) : (
          <EmptyState title={t('missions.own.panel.missing')} text={t('missions.own.panel.missingText')} />
        )}
      </Box>
    </SidePanel>
  )
}

function Body({ mission, standing, words }: Offer & { words: OfferWords }) {
  const { t } = useTranslation()
  const offer = useOffer(mission)
  const canAnswer = isOpenToAnswer(standing)
  return (
    <>
      <Box sx={body}>
        {!canAnswer && <Banner tone={toneOfStanding[standing]}>{t(`missions.own.told.${standing as 'gone'}`)}</Banner>}
        {mission.text && (
          <Box component="blockquote" {...ownWords} aria-label={t('missions.own.panel.message')} sx={quote}>
            {mission.text}
          </Box>
        )}
        <OfferSites mission={mission} words={words} instructions={offer.data?.instructions ?? []} />
        {canAnswer && <BeforeAnswering offer={offer} />}
        <OfferWeeks mission={mission} words={words} />
        {standing === 'available' && <Banner tone="done">{t('missions.own.answer.thanksAvailable')}</Banner>}
      </Box>
      <Foot mission={mission} standing={standing} words={words} />
    </>
  )
}

/** The answer as it stands, and how to give or change it: in reach however long the page is. */
function Foot({ mission, standing, words }: Offer & { words: OfferWords }) {
  const { t } = useTranslation()
  const canAnswer = isOpenToAnswer(standing)
  return (
    <Box data-panel-foot sx={foot}>
      <div className="answer">
        <span>{t('missions.own.answer.label')}</span>
        <Tag tone={canAnswer ? toneOfAnswer(standing) : toneOfStanding[standing]}>{t(`missions.own.answer.${wordsOf(mission)}`)}</Tag>
        <span>{useAnsweredAt(mission)}</span>
      </div>
      {canAnswer && mission.isFirstYes && standing === 'asked' && <p>{t('missions.own.told.firstYes')}</p>}
      <AnswerActs mission={mission} standing={standing} name={`${words.days(mission)}, ${words.site(mission)}`} isInPanel />
    </Box>
  )
}

/** No answer reads «Aucune». */
const wordsOf = ({ response }: Mission) =>
  response === null ? 'none' : response === missionResponse.available ? 'available' : 'unavailable'
const toneOfAnswer = (standing: Standing) => (standing === 'asked' ? 'wait' : toneOfStanding[standing])

/** The hour of today, else the day too. */
function useAnsweredAt({ respondedAt }: Mission): string {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  if (respondedAt === null) return ''
  const local = localOf(respondedAt, ownZone())
  return dayOf(local) === today
    ? t('missions.own.answer.at', { time: clockOf(local) })
    : t('missions.own.answer.on', { when: writtenInstant(respondedAt, language) })
}

const whole = { display: 'flex', flexDirection: 'column', minHeight: '100%' } as const
const body = {
  flex: '1 0 auto',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 2,
  bgcolor: 'background.default',
} as const
const quote = {
  m: 0,
  px: 2,
  py: 1.5,
  borderLeft: 3,
  borderColor: 'primary.readable',
  bgcolor: 'background.paper',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const
const foot = {
  flex: 'none',
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  px: 2,
  pt: 1.5,
  pb: 'calc(16px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '& .answer': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
  '& p': { m: 0 },
} as const
