import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef, type ReactNode } from 'react'
import { CloseIcon } from '../icons.tsx'
import { intoSight } from '../intoSight.ts'
import { chipLine, chipOn, chipStyles } from './filterChips.styles.ts'

interface FilterChipsProps<Name extends string> {
  readonly label: string
  readonly names: readonly Name[]
  readonly chosen: Name
  readonly wordOf: (name: Name) => string
  /** How much each would show, written; undefined while it is not known. Without it the chips count nothing. */
  readonly countOf?: (name: Name) => string | undefined
  readonly onChoose: (name: Name) => void
  /** What a second press goes back to; without it the chip stays on. */
  readonly usual?: Name
  /** One that is there only while it is on: a second press takes it away. */
  readonly isPassing?: (name: Name) => boolean
  /** What stands beside them. */
  readonly children?: ReactNode
}

/** One of a few parts of a list, each with how much it holds. */
export function FilterChips<Name extends string>({
  label,
  names,
  chosen,
  wordOf,
  countOf,
  onChoose,
  usual,
  isPassing,
  children,
}: FilterChipsProps<Name>) {
  const line = useRef<HTMLDivElement>(null)
  const isCounted = countOf?.(chosen) !== undefined
  // Where they do not all fit, the one that is on comes into sight, and again once figures have made them wider or a panel
  // their line narrower.
  useEffect(() => {
    const box = line.current
    if (!box) return undefined
    const show = () => {
      const chip = box.querySelector<HTMLElement>(`[data-name="${chosen}"]`)
      if (!chip) return
      const { scrollLeft, clientWidth, offsetLeft } = box
      const [from, to] = [chip.offsetLeft - offsetLeft - 16, chip.offsetLeft - offsetLeft + chip.offsetWidth + 16]
      if (from < scrollLeft) box.scrollLeft = from
      else if (to > scrollLeft + clientWidth) box.scrollLeft = to - clientWidth
    }
    const sizes = new ResizeObserver(show)
    sizes.observe(box)
    show()
    return () => sizes.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [chosen, isCounted])
  return (
    <Box ref={line} role="group" aria-label={label} onFocus={intoSight} sx={chipLine}>
      {names.map((name) => (
        <ButtonBase
          key={name}
          data-name={name}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? (usual ?? name) : name)}
          sx={[chipStyles, name === chosen && chipOn]}
        >
          {wordOf(name)}
          {countOf && (
            <Box component="span" sx={{ fontWeight: 700, minWidth: '2ch' }}>
              {countOf(name)}
            </Box>
          )}
          {isPassing?.(name) && <CloseIcon size={14} />}
        </ButtonBase>
      ))}
      {children}
    </Box>
  )
}
