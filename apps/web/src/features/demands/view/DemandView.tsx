import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { isOpenDemand } from '@vigie/contract/demands/demands.forms.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { agentAddress } from '../../../routing/addresses/agents.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { TextLink } from '../../../ui/links/TextLink.tsx'
import { Avatar } from '../../../ui/marks/Avatar.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { partsOfName } from '../asked.rules.ts'
import { toneOfStatus, useDemandWords } from '../words.ts'
import type { Cover } from './AbsenceEffects.tsx'
import { AnsweredPart } from './AnsweredPart.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { AskedPart } from './AskedPart.tsx'
import { EffectsPart } from './EffectsPart.tsx'
import { FilesPart, type DemandFile } from './FilesPart.tsx'
import { movedSince } from './moved.rules.ts'
import type { Answered } from './useAnswer.ts'
import { useEffects } from './useEffects.ts'

export interface DemandViewProps {
  readonly demand: Demand
  readonly form: DemandTypeForm | undefined
  /** Takes the focus of whoever arrives by the keyboard, or from the demand before. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly cover: Cover
  readonly onFile: (file: DemandFile) => void
  readonly onAnswered: (answered: Answered) => void
  /** Closes it, where it lies over the list. */
  readonly close?: ReactNode
}

/** One demand whole: who asks for what, what accepting would change, and the answer. */
export function DemandView({ demand, form, heading, cover, onFile, onAnswered, close }: DemandViewProps) {
  const { t } = useTranslation()
  const effects = useEffects(demand)
  const isOpen = isOpenDemand(demand.status)
  // What stood there when it was opened, or when this manager has last said something to it.
  const [known, setKnown] = useState(demand)
  const answered = (done: Answered) => {
    setKnown(done.demand)
    onAnswered(done)
  }
  useHeadingAfterForm(isOpen, heading)
  return (
    <Box sx={styles}>
      <DemandHead demand={demand} heading={heading} close={close} />
      {/* It scrolls, so the keyboard reaches it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Box className="body" role="region" aria-label={t('demands.view.title')} tabIndex={0}>
        <MovedBanners known={known} demand={demand} />
        <AskedPart demand={demand} form={form} hasEffects={isOpen && (effects.data?.changes.length ?? (effects.isError ? 0 : 1)) > 0}>
          <FilesPart files={demand.files} onOpen={onFile} />
        </AskedPart>
        {isOpen ? <EffectsPart demand={demand} form={form} effects={effects} cover={cover} /> : <AnsweredPart demand={demand} />}
      </Box>
      {isOpen && <AnswerForm demand={demand} effects={effects} onAnswered={answered} />}
    </Box>
  )
}

/** What has changed under the reader's eyes: what is asked, or what another manager has said to it. */
function MovedBanners({ known, demand }: { known: Demand; demand: Demand }) {
  const { t } = useTranslation()
  const words = useDemandWords()
  const { isAsked, isSaid } = movedSince(known, demand)
  const { status, handledByName: name } = demand
  const stated = { status: words.status(status) }
  const answered = () => {
    if (isOpenDemand(status)) return name ? t('demands.answer.saidBy', { name, ...stated }) : t('demands.answer.said', stated)
    return name ? t('demands.answer.elsewhereBy', { name }) : t('demands.answer.elsewhere')
  }
  return (
    <>
      {isAsked && <Banner tone="late">{t('demands.answer.movedNow')}</Banner>}
      {isSaid && <Banner tone="late">{answered()}</Banner>}
    </>
  )
}

/** Another's answer takes the form away: whoever was writing in it has the focus on the name above, and not nowhere. */
function useHeadingAfterForm(isOpen: boolean, heading: DemandViewProps['heading']): void {
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (wasOpen.current && !isOpen && (activeElement === null || activeElement === document.body)) {
      heading.current?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen, heading])
}

function DemandHead({ demand, heading, close }: Pick<DemandViewProps, 'demand' | 'heading' | 'close'>) {
  const { t } = useTranslation()
  const words = useDemandWords()
  const exchange = useExchange()
  const { agentId, agentName, photoUrl, employeeNumber, contractName, monthlyHoursHundredths, status } = demand
  const hours = monthlyHoursHundredths && t('demands.view.hoursAMonth', { value: monthlyHoursHundredths / 100 })
  const contract = [contractName, hours].filter(Boolean).join(' ')
  const known = [employeeNumber && t('demands.view.employeeNumber', { number: employeeNumber }), contract].filter(Boolean)
  const state = <Tag tone={toneOfStatus[status]}>{words.status(status)}</Tag>
  const seesSheet = mayUse(exchange, mayOpen.managerAgents)
  return (
    <Box className="head">
      <Avatar {...partsOfName(agentName)} photoUrl={photoUrl} size={44} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography {...ownWords} variant="h2" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {agentName}
        </Typography>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, color: 'text.secondary', fontSize: '0.8125rem' }}
        >
          <span>{known.join(' · ')}</span>
          {seesSheet && (
            <TextLink {...linkTo(agentAddress, { agentId })} sx={{ px: 0, minHeight: { xs: 44, lg: 24 } }}>
              {t('demands.view.sheet')}
            </TextLink>
          )}
          <Box component="span" className="tag" sx={{ display: { sm: 'none' } }}>
            {state}
          </Box>
        </Box>
      </Box>
      <Box className="tag" sx={{ display: { xs: 'none', sm: 'block' }, flex: 'none' }}>
        {state}
      </Box>
      {close}
    </Box>
  )
}

const styles = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  '& .head': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    px: { xs: 2, sm: 3 },
    py: { xs: 1, lg: 1.75 },
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .body': {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: 'grid',
    alignContent: 'start',
    // What clips its corners would else be squeezed.
    gridAutoRows: 'max-content',
    gap: 2,
    gridTemplateColumns: 'minmax(0, 1fr)',
    px: { xs: 2, sm: 3 },
    py: 1.75,
    fontSize: '0.875rem',
  },
} as const
