import Box from '@mui/material/Box'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { ownZone, writtenDay } from '../../../kit/dates.ts'
import { figures } from '../../../theme/augment.ts'
import { absenceIn, askedOf, isOfSheet } from '../asked.rules.ts'
import { useDemandWords } from '../words.ts'

interface AskedPartProps {
  readonly demand: Demand
  readonly form: DemandTypeForm | undefined
  /** What is asked of the sheet stands in what accepting would change. */
  readonly hasEffects: boolean
  /** Its files. */
  readonly children: ReactNode
}

/** What is asked, by the form of its type, in whose own words, and when it was sent. */
export function AskedPart({ demand, form, hasEffects, children }: AskedPartProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useDemandWords()
  const absence = absenceIn(demand)
  const { text, createdAt } = demand
  const sent = `${writtenDay(dayOf(localOf(createdAt, ownZone())), language, 'wholeWithYear')}, ${words.clock(createdAt)}`
  const asked = absence || (hasEffects && isOfSheet(demand)) ? [] : askedOf(demand, form)
  return (
    <Box sx={styles}>
      <dl>
        <Fact name={t('demands.view.type')}>{demand.typeName}</Fact>
        {absence && (
          <>
            <Fact name={t(absence.dayCount === 1 ? 'demands.view.day' : 'demands.view.days')}>
              {absence.dayCount === 1
                ? words.day(absence.from, 'wholeWithYear')
                : t('demands.span', { from: words.day(absence.from), until: words.day(absence.until) })}
            </Fact>
            <Fact name={t('demands.view.reason')}>{demand.unavailabilityName}</Fact>
          </>
        )}
        {asked.map((one) => (
          <Fact key={one.name} name={one.label || one.name}>
            <span {...ownWords}>{words.value(one, demand)}</span>
          </Fact>
        ))}
      </dl>
      <div className="words">
        <div className="text">
          {text ? <p {...ownWords}>{text}</p> : <p className="soft">{t('demands.view.noText')}</p>}
          <p className="soft small">{t('demands.view.sent', { at: sent })}</p>
        </div>
        {children}
      </div>
    </Box>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const styles = {
  containerType: 'inline-size',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& dl': { display: 'grid', gap: 1.5, columnGap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))', m: 0 },
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& dd': { m: 0, fontFamily: figures, fontWeight: 600, fontSize: '0.9375rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& .words': { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  '& .text': { borderLeft: 3, borderColor: 'divider', pl: 1.5 },
  '& p': { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.5 },
  '& .soft': { color: 'text.secondary' },
  '& .small': { fontSize: '0.8125rem', mt: 0.25 },
  '@container (min-width: 38rem)': { '& .words:has(ul)': { gridTemplateColumns: 'minmax(0, 1fr) 17.5rem' } },
} as const
