import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import type { FilterName } from './judge.ts'

const always = ['all', 'anomalies', 'inProgress', 'unassigned', 'finished'] as const

interface FilterChipsProps {
  readonly filter: FilterName
  readonly counts: Readonly<Record<FilterName, number>> | undefined
  readonly onFilter: (filter: FilterName) => void
}

/** The filters with what each would show. One that a figure opened stands among them for as long as it is on. */
export function FilterChips({ filter, counts, onFilter }: FilterChipsProps) {
  const { t } = useTranslation()
  const opened = (always as readonly FilterName[]).includes(filter) ? [] : [filter]
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
    <Box ref={shown} role="group" aria-label={t('services.filters.title')} sx={line}>
      {[...always, ...opened].map((name) => (
        <ButtonBase
          key={name}
          data-name={name}
          aria-pressed={filter === name}
          onClick={() => onFilter(filter === name ? 'all' : name)}
          sx={[chip, filter === name && on]}
        >
          {t(`services.filters.${name}`)}
          <Box component="span" sx={{ fontWeight: 700, minWidth: '1ch' }}>
            {counts && t('services.figures.number', { value: counts[name] })}
          </Box>
          {opened.length > 0 && name === filter && <CloseIcon size={14} />}
        </ButtonBase>
      ))}
    </Box>
  )
}

const line = {
  display: 'flex',
  gap: 1,
  minWidth: 0,
  // They never wrap, so the list below stays where it is; on a phone half a chip says that they go on.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: 0.5,
} as const
const chip = {
  gap: 0.75,
  flex: 'none',
  height: '2.25rem',
  '@media (pointer: coarse)': { height: '2.75rem' },
  px: 1.75,
  borderRadius: 99,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontFamily: figures,
  fontWeight: 600,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: 'edge' },
} as const
const on = {
  color: 'background.paper',
  bgcolor: 'text.primary',
  borderColor: 'text.primary',
  '&:hover': { borderColor: 'text.primary' },
} as const
