import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { PrintChoice } from '@vigie/contract/prints/prints.ts'
import { memo, useEffect, useImperativeHandle, useRef, type MouseEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrintList, Selection } from '../../../routing/addresses/prints.ts'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { pixelsOfRem } from '../../../ui/lists/table.styles.ts'
import { useSpacedText } from '../../../ui/spacedText.ts'
import { isChosen } from '../selection.rules.ts'
import { choiceRem, choiceStyles } from './choices.styles.ts'

interface ChoiceListProps {
  readonly list: PrintList
  readonly choices: readonly PrintChoice[]
  readonly selection: Selection
  /** The row whose sheet is looked at. */
  readonly selectedId: number | null
  readonly gridRef: Ref<HTMLDivElement | null>
  readonly onToggle: (id: number) => void
  /** What a press on a row does beside its box; nothing else than the box unless given. */
  readonly onShow: ((id: number) => void) | undefined
}

const rowId = (list: PrintList, id: number): string => `print-${list}-${id}`

/** The sites or the agents with a box each, of which only the rows in sight exist. */
export function ChoiceList({ list, choices, selection, selectedId, gridRef, onToggle, onShow }: ChoiceListProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(gridRef, () => box.current)
  const isSpaced = useSpacedText()
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: choices.length,
    getScrollElement: () => box.current,
    estimateSize: () => choiceRem * pixelsOfRem(),
    getItemKey: (index) => choices[index]!.id,
    overscan: 8,
  })
  const at = selectedId === null ? -1 : choices.findIndex(({ id }) => id === selectedId)
  useEffect(() => {
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' })
    // Only a choice moves the list: rows that change their places do not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedId, list])
  const press = (event: MouseEvent, id: number) => {
    if (event.target instanceof Element && event.target.closest('.MuiCheckbox-root')) return
    if (onShow) onShow(id)
    else onToggle(id)
  }
  return (
    <Box
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={t(`prints.choices.grid.${list}`)}
      aria-rowcount={choices.length}
      aria-multiselectable
      aria-activedescendant={at < 0 ? undefined : rowId(list, choices[at]!.id)}
      className={isSpaced ? 'spaced' : undefined}
      sx={choiceStyles}
    >
      <div role="rowgroup" className="rows" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const choice = choices[index]!
          return (
            <ChoiceRow
              key={choice.id}
              list={list}
              choice={choice}
              index={index}
              top={start}
              isOn={isChosen(selection, choice.id)}
              isSelected={choice.id === selectedId}
              measure={isSpaced ? virtualizer.measureElement : undefined}
              onToggle={onToggle}
              onPress={press}
            />
          )
        })}
      </div>
    </Box>
  )
}

interface ChoiceRowProps {
  readonly list: PrintList
  readonly choice: PrintChoice
  readonly index: number
  readonly top: number
  readonly isOn: boolean
  readonly isSelected: boolean
  readonly measure: Ref<HTMLDivElement> | undefined
  readonly onToggle: (id: number) => void
  readonly onPress: (event: MouseEvent, id: number) => void
}

const ChoiceRow = memo(function ChoiceRow({ list, choice, index, top, isOn, isSelected, measure, onToggle, onPress }: ChoiceRowProps) {
  const { t } = useTranslation()
  const { id, name, detail, agentCount, shiftCount } = choice
  return (
    // The keyboard works the grid as a whole (useListKeys).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={measure}
      role="row"
      id={rowId(list, id)}
      data-index={index}
      aria-rowindex={index + 1}
      aria-selected={isOn}
      className={isSelected ? 'row selected' : 'row'}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => onPress(event, id)}
    >
      <div role="gridcell">
        <Checkbox
          size="small"
          checked={isOn}
          onChange={() => onToggle(id)}
          slotProps={{ input: { 'aria-label': t('prints.choices.one', { name }) } }}
        />
      </div>
      <div role="gridcell" className="name" title={[name, detail].filter(Boolean).join(' · ')}>
        <b>{name}</b>
        <small>{detail}</small>
      </div>
      <div role="gridcell" className="count">
        {agentCount === null ? t('prints.choices.shifts', { count: shiftCount }) : t('prints.choices.agents', { count: agentCount })}
      </div>
    </div>
  )
})

const widths = [62, 80, 54, 71, 66, 90, 58, 76]

/** Rows on their way, each of its final height. */
export const ChoicesSkeleton = () => (
  <LoadingPlaceholder sx={[choiceStyles, { overflow: 'hidden' }]}>
    {widths.map((width, row) => (
      <div key={width} className="row coming" style={{ transform: `translateY(${row * choiceRem}rem)` }}>
        <Skeleton variant="rounded" width={18} height={18} sx={{ m: '10px' }} />
        <div className="name">
          <Skeleton variant="text" width={`${width}%`} height={19} />
          <Skeleton variant="text" width="40%" height={16} />
        </div>
        <Skeleton variant="text" width={52} />
      </div>
    ))}
  </LoadingPlaceholder>
)
