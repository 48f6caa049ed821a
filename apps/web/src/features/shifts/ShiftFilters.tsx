import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShiftFilter } from '../../routing/addresses/shifts.ts'
import { chipLine, chipStyles, chipOn } from '../../ui/lists/filterChips.ts'
import { CloseIcon } from '../../ui/icons.tsx'

const always = ['all', 'anomalies', 'inProgress', 'unassigned', 'finished'] as const

interface FilterChipsProps {
  readonly filter: ShiftFilter
  readonly counts: Readonly<Record<ShiftFilter, number>> | undefined
  readonly onFilter: (filter: ShiftFilter) => void
}

/** The filters with what each would show. One that a figure opened stands among them for as long as it is on. */
export function FilterChips({ filter, counts, onFilter }: FilterChipsProps) {
  const { t } = useTranslation()
  const opened = (always as readonly ShiftFilter[]).includes(filter) ? [] : [filter]
  const shown = useRef<HTMLDivElement>(null)
  // Where they do not all fit, the one that is on comes into sight.
  useEffect(() => {
    const chip = shown.current?.querySelector<HTMLElement>(`[data-name="${filter}"]`)
    if (!shown.current || !chip) return
    const { scrollLeft, clientWidth, offsetLeft } = shown.current
    const [from, to] = [chip.offsetLeft - offsetLeft - 16, chip.offsetLeft - offsetLeft + chip.offsetWidth + 16]
    if (from < scrollLeft) shown.current.scrollLeft = from
    else if (to > scrollLeft + clientWidth) shown.current.scrollLeft = to - clientWidth
  }, [filter])
  return (
    <Box ref={shown} role="group" aria-label={t('shifts.filters.title')} sx={chipLine}>
      {[...always, ...opened].map((name) => (
        <ButtonBase
          key={name}
          data-name={name}
          aria-pressed={filter === name}
          onClick={() => onFilter(filter === name ? 'all' : name)}
          sx={[chipStyles, filter === name && chipOn]}
        >
          {t(`shifts.filters.${name}`)}
          <Box component="span" sx={{ fontWeight: 700, minWidth: '1ch' }}>
            {counts && t('shifts.figures.number', { value: counts[name] })}
          </Box>
          {opened.length > 0 && name === filter && <CloseIcon size={14} />}
        </ButtonBase>
      ))}
    </Box>
  )
}
