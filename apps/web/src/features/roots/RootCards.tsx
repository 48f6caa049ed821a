import ButtonBase from '@mui/material/ButtonBase'
import type { ChainRoot } from '@vigie/contract/clockings/clockings.proof.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenInstant } from '../../kit/dates.ts'
import { figures } from '../../theme/augment.ts'
import { CardList, cardStyles } from '../../ui/lists/CardList.tsx'
import { shortened } from './words.ts'

interface RootCardsProps {
  readonly roots: readonly ChainRoot[]
  readonly total: number
  readonly onOpen: (number: number) => void
  readonly onSeen: (index: number) => void
  readonly gridRef: Ref<HTMLElement | null>
}

/** Pixels, until it is measured. */
export const cardHeight = 92

/** The log of roots on a phone: one card each, of which only those in sight exist. */
export function RootCards({ roots, total, onOpen, onSeen, gridRef }: RootCardsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <CardList
      label={t('roots.list')}
      count={roots.length}
      total={total}
      height={cardHeight + 8}
      keyOf={(at) => roots[at]!.number}
      listRef={gridRef}
      onSeen={onSeen}
      sx={styles}
    >
      {(index) => {
        const { number, kind, at, siteCount, actCount, root } = roots[index]!
        return (
          <ButtonBase onClick={() => onOpen(number)} aria-haspopup="dialog">
            <span className="top">
              <b>{t('roots.now.last', { number: t('roots.number', { value: number }) })}</b>
              <span className="soft">{t(`roots.kinds.${kind}`)}</span>
            </span>
            <span>{writtenInstant(at, language)}</span>
            <span className="top soft">
              <span>
                {t('roots.now.of', { acts: t('roots.now.acts', { count: actCount }), sites: t('roots.now.sites', { count: siteCount }) })}
              </span>
              <span className="letters">{shortened(root)}</span>
            </span>
          </ButtonBase>
        )
      }}
    </CardList>
  )
}

const styles = {
  '& > li > button': {
    ...cardStyles,
    // A button has a font of its own.
    fontFamily: 'inherit',
    display: 'grid',
    gap: 0.25,
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100%',
    minHeight: cardHeight,
    textAlign: 'start',
  },
  '& .top': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 },
  '& b': { fontFamily: figures, fontSize: '0.9375rem', fontWeight: 600 },
  '& .soft': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& .letters': { fontFamily: 'monospace' },
} as const
