import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { CardList, cardStyles } from '../../../ui/lists/CardList.tsx'
import { twoLines } from '../../../ui/twoLines.ts'
import type { DemandListProps } from './DemandRows.tsx'
import { DemandSummary, summaryStyles } from './DemandSummary.tsx'

/** Pixels, until it is measured. */
export const cardHeight = 88

/** The demands where there is no room beside them: one card each, which opens over the list. */
export function DemandCards({ demands, total, formOf, now, isMixed, onOpen, onSeen, gridRef }: DemandListProps) {
  const { t } = useTranslation()
  return (
    <CardList
      label={t('demands.list')}
      count={demands.length}
      total={total}
      height={cardHeight + 8}
      keyOf={(at) => demands[at]!.id}
      listRef={gridRef}
      onSeen={onSeen}
      sx={styles}
    >
      {(at) => {
        const demand = demands[at]!
        return (
          <ButtonBase onClick={() => onOpen(demand.id)}>
            <DemandSummary demand={demand} form={formOf(demand.typeId)} now={now} isMixed={isMixed} />
          </ButtonBase>
        )
      }}
    </CardList>
  )
}

/** A finger has no hint of what was cut: a name is whole, what is asked has two lines. */
const styles = {
  '& > li > button': { ...cardStyles, ...summaryStyles, width: '100%', minHeight: cardHeight },
  '& > li > button .what > :is(b, .type)': { whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' },
  '& > li > button .what > .line': { ...twoLines, whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const
