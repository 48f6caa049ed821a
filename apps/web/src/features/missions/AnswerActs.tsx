import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { missionResponse } from '@vigie/contract/missions/missions.rules.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { DoneIcon, type Icon } from '../../ui/firstIcons.tsx'
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { isOpenToAnswer, toneOfStanding, type Standing } from './standing.rules.ts'
import { useAnswering, type Answer, type NotSent } from './useAnswering.ts'

interface AnswerActsProps {
  readonly mission: Mission
  readonly standing: Standing
  /** What is answered, for whoever hears the buttons of several. */
  readonly name: string
  /** In the panel the answer itself stands above. */
  readonly isInPanel?: boolean
}

/** Answering, or taking an answer back; what cannot be answered says how it stands. */
export function AnswerActs({ mission, standing, name, isInPanel = false }: AnswerActsProps) {
  const { t } = useTranslation()
  const { say, isBusy, saying, notSent } = useAnswering(mission)
  const place = useFocusKept(standing)
  const problem = notSent && <Problem notSent={notSent} onAgain={() => say(notSent.answer)} isBusy={isBusy} />
  if (!isOpenToAnswer(standing)) {
    return isInPanel ? (
      problem
    ) : (
      <Box sx={styles}>
        {problem}
        <Box>
          <Tag tone={toneOfStanding[standing]}>{t(`missions.own.standings.${standing}`)}</Tag>
        </Box>
      </Box>
    )
  }
  const act = (answer: Answer, words: string, isMain: boolean) => (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'inherit'}
      aria-label={isInPanel ? undefined : t('missions.own.answer.of', { answer: words, mission: name })}
      loading={isBusy && saying === answer}
      disabled={isBusy}
      onClick={() => say(answer)}
    >
      {words}
    </Button>
  )
  return (
    <Box sx={styles} ref={place} tabIndex={-1}>
      {problem}
      {standing === 'asked' ? (
        <div className="two">
          {act(missionResponse.unavailable, t('missions.own.answer.unavailable'), false)}
          {act(missionResponse.available, t('missions.own.answer.available'), true)}
        </div>
      ) : (
        <div className={isInPanel ? 'whole' : 'said'}>
          {!isInPanel && <Said standing={standing} />}
          <Button
            variant={isInPanel ? 'outlined' : 'text'}
            color={isInPanel ? 'inherit' : 'primary'}
            aria-label={isInPanel ? undefined : t('missions.own.answer.withdrawOf', { mission: name })}
            loading={isBusy}
            onClick={() => say(null)}
          >
            {isInPanel ? t('missions.own.answer.withdrawOwn') : t('missions.own.answer.withdraw')}
          </Button>
        </div>
      )}
    </Box>
  )
}

const saidAs: Partial<
  Record<Standing, { readonly icon: Icon; readonly ink: string; readonly words: 'youAreAvailable' | 'youAreUnavailable' }>
> = {
  available: { icon: DoneIcon, ink: 'tone.done.ink', words: 'youAreAvailable' },
  unavailable: { icon: CloseIcon, ink: 'text.secondary', words: 'youAreUnavailable' },
}

function Said({ standing }: { standing: Standing }) {
  const { t } = useTranslation()
  const said = saidAs[standing]
  if (!said) return null
  const SaidIcon = said.icon
  return (
    <Box component="b" sx={{ color: said.ink }}>
      <SaidIcon />
      {t(`missions.own.answer.${said.words}`)}
    </Box>
  )
}

/** It stays until it is sent, or something else is answered. */
function Problem({ notSent, onAgain, isBusy }: { notSent: NotSent; onAgain: () => void; isBusy: boolean }) {
  const { t } = useTranslation()
  return (
    <Banner
      tone={notSent.canBeSent ? 'late' : 'missing'}
      action={
        notSent.canBeSent && (
          <Button
            size="small"
            color="inherit"
            startIcon={<CheckIcon />}
            loading={isBusy}
            onClick={onAgain}
            sx={{ minHeight: 44, flex: 'none' }}
          >
            {t('missions.own.answer.again')}
          </Button>
        )
      }
    >
      {notSent.why}
    </Banner>
  )
}

/** The button that was pressed is gone with its answer: the focus stays where it was. */
function useFocusKept(standing: Standing) {
  const place = useRef<HTMLDivElement>(null)
  const former = useRef(standing)
  useEffect(() => {
    if (former.current === standing) return
    former.current = standing
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [standing])
  return place
}

const styles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none',
  '& .two': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 },
  '& .two .MuiButton-root, & .whole .MuiButton-root': { minHeight: 48, width: '100%', fontSize: '0.9375rem', px: 1, lineHeight: 1.2 },
  '& .said': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 1, minHeight: 48 },
  '& .said b': { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 },
  '& .said .MuiButton-root': { minHeight: 44, mr: -1 },
} as const
