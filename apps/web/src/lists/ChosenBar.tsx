import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../ui/dialogs/CloseButton.tsx'
import { FootBar } from '../ui/page/FootBar.tsx'
import type { AnyRow } from './defineList.ts'
import type { Chosen } from './useChosen.ts'

interface ChosenBarProps<Row extends AnyRow> {
  readonly chosen: Chosen<Row>
  /** Beside cards: it chooses all, which no head of a table does, and ends with a sign, for there is little room. */
  readonly isBesideCards: boolean
  readonly onDone: () => void
  /** What can be done with them, and their file. */
  readonly children: ReactNode
}

/** How many rows are chosen, and what can be done with them, at the foot of the window. */
export function ChosenBar<Row extends AnyRow>({ chosen, isBesideCards, onDone, children }: ChosenBarProps<Row>) {
  const { t } = useTranslation()
  const count = chosen.rows.length
  const words = t('widgets.several.count', { count })
  return (
    <FootBar role="region" aria-live="polite" aria-label={words}>
      <b style={{ flex: '1 1 8rem' }}>{words}</b>
      {isBesideCards && !chosen.isAll && (
        <Button color="inherit" loading={chosen.isComing} onClick={() => void chosen.toggleAll()}>
          {t('widgets.several.all')}
        </Button>
      )}
      {isBesideCards ? (
        <CloseButton name={t('widgets.several.none')} onClose={onDone} sx={{ width: 44, height: 44 }} />
      ) : (
        <Button color="inherit" onClick={onDone}>
          {t('widgets.several.none')}
        </Button>
      )}
      {count > 0 && children}
    </FootBar>
  )
}
