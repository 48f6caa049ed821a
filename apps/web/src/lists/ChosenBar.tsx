import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FootBar } from '../ui/page/FootBar.tsx'
import type { AnyRow } from './defineList.ts'
import type { Chosen } from './useChosen.ts'

interface ChosenBarProps<Row extends AnyRow> {
  readonly chosen: Chosen<Row>
  /** Where no head of a table has it: chooses all. */
  readonly hasAll: boolean
  readonly onDone: () => void
  /** What can be done with them, and their file. */
  readonly children: ReactNode
}

/** How many rows are chosen, and what can be done with them, at the foot of the window. */
export function ChosenBar<Row extends AnyRow>({ chosen, hasAll, onDone, children }: ChosenBarProps<Row>) {
  const { t } = useTranslation()
  const count = chosen.rows.length
  const words = t('widgets.several.count', { count })
  return (
    <FootBar role="region" aria-live="polite" aria-label={words}>
      <b style={{ flex: '1 1 8rem' }}>{words}</b>
      {hasAll && !chosen.isAll && (
        <Button color="inherit" loading={chosen.isComing} onClick={() => void chosen.toggleAll()}>
          {t('widgets.several.all')}
        </Button>
      )}
      <Button color="inherit" onClick={onDone}>
        {t('widgets.several.none')}
      </Button>
      {count > 0 && children}
    </FootBar>
  )
}
