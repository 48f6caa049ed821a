import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyRow, ListColumn } from './defineList.ts'
import type { Chosen } from './useChosen.ts'

interface BoxProps {
  readonly name: string
  readonly isOn: boolean
  readonly isPartly?: boolean
  readonly isDisabled?: boolean
  readonly onChange: () => void
}

/** A label, so that a press beside the box opens no row; the box has a name of its own. */
const TickBox = ({ name, isOn, isPartly = false, isDisabled = false, onChange }: BoxProps) => (
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control
  <label>
    <Checkbox
      size="small"
      checked={isOn}
      indeterminate={isPartly}
      disabled={isDisabled}
      onChange={onChange}
      slotProps={{ input: { 'aria-label': name } }}
    />
  </label>
)

/** Chooses one row. */
export function ChooseRow<Row extends AnyRow>({ row, name, chosen }: { row: Row; name: string; chosen: Chosen<Row> }) {
  const { t } = useTranslation()
  return <TickBox name={t('widgets.several.choose', { name })} isOn={chosen.has(row.id)} onChange={() => chosen.toggle(row)} />
}

/** Chooses all rows of the list as it is narrowed, or none. */
export function ChooseAll<Row extends AnyRow>({ chosen }: { chosen: Chosen<Row> }) {
  const { t } = useTranslation()
  return (
    <TickBox
      name={t('widgets.several.all')}
      isOn={chosen.isAll}
      isPartly={chosen.rows.length > 0 && !chosen.isAll}
      isDisabled={chosen.isComing}
      onChange={() => void chosen.toggleAll()}
    />
  )
}

/** The key of the column of boxes. */
const chooseKey = 'choose'

/** The first column of a table in which rows are chosen. */
export const chooseColumn = <Row extends AnyRow, Context>(chosen: Chosen<Row>, nameOf: (row: Row) => string): ListColumn<Row, Context> => ({
  key: chooseKey,
  width: '1.5rem',
  cell: (row) => <ChooseRow row={row} name={nameOf(row)} chosen={chosen} />,
})

/** A card of a phone while rows are chosen: its box beside it. */
export const ChoosableCard = ({ box, children }: { box: ReactNode; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '2.75rem minmax(0, 1fr)', alignItems: 'center' }}>
    {box}
    {children}
  </Box>
)
