import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../i18n/ownWords.ts'
import { figures } from '../../theme/augment.ts'
import { forcedColours, forcedInk } from '../../theme/forced.ts'
import { Card } from '../../ui/page/Card.tsx'
import { AnswerActs } from './AnswerActs.tsx'
import { HoursChips } from './HoursChips.tsx'
import { isNew, servicesOf } from './standing.rules.ts'
import type { Offer } from './useOffers.ts'
import type { OfferWords } from './useOfferWords.ts'

interface OfferCardProps extends Offer {
  readonly words: OfferWords
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** A mission in the list: when, where, what hours, and its answer in one touch. The rest opens at a touch of it. */
export function OfferCard({ mission, standing, words, isOpen, onOpen }: OfferCardProps) {
  const { t } = useTranslation()
  const shifts = servicesOf(mission)
  const [first] = shifts
  if (!first) return null
  const [days, hours, count] = [words.days(mission), words.hours(mission), words.count(mission)]
  const where = [first.city, words.far(first), first.prestationName].filter(Boolean).join(' · ')
  const what = count === null ? words.zone(first) : [hours, count].filter(Boolean).join(', ')
  return (
    <Card component="article" aria-label={`${days}, ${words.site(mission)}`} sx={[styles, isOpen && { borderColor: 'primary.readable' }]}>
      <button type="button" onClick={onOpen} aria-expanded={isOpen}>
        <span className="when">
          <b>{days}</b>
          {count === null && <b className="hours">{hours}</b>}
          {isNew(standing, mission) && <span className="new">{t('missions.own.new')}</span>}
        </span>
        <span className="site" {...ownWords}>
          {words.site(mission)}
        </span>
        <span className="where" {...ownWords}>
          {[where, what].filter(Boolean).join(' · ')}
        </span>
        <HoursChips shifts={shifts} words={words} />
      </button>
      <Box sx={{ px: 2, pb: 2 }}>
        <AnswerActs mission={mission} standing={standing} name={`${days}, ${words.site(mission)}`} />
      </Box>
    </Card>
  )
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '& > button': {
    all: 'unset',
    boxSizing: 'border-box',
    display: 'grid',
    gap: 0.25,
    gridTemplateColumns: 'minmax(0, 1fr)',
    p: 2,
    pb: 1.5,
    cursor: 'pointer',
    borderRadius: 1,
    overflowWrap: 'anywhere',
    '&:hover .site': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '2px solid', outlineOffset: '-2px', outlineColor: 'primary.readable' },
  },
  '& .when': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 1.25,
    fontFamily: figures,
    '& b': { fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: '-0.01em' },
    '& .hours': { fontWeight: 600 },
  },
  '& .new': {
    ml: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'tone.run.ink',
    '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: 'currentColor', [forcedColours]: forcedInk },
  },
  '& .site': { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.4 },
  '& .where': { fontSize: '0.8125rem', color: 'text.secondary', mb: 1.25 },
} as const
