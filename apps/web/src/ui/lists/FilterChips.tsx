import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode, Ref } from 'react'
import { CloseIcon } from '../icons.tsx'
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
  /** They stand in as many lines as they need; else in one that never wraps. */
  readonly isWrapping?: boolean
  readonly groupRef?: Ref<HTMLDivElement>
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
  isWrapping = false,
  groupRef,
  isPassing,
  children,
}: FilterChipsProps<Name>) {
  return (
    <Box ref={groupRef} role="group" aria-label={label} sx={isWrapping ? lines : chipLine}>
      {names.map((name) => (
        <ButtonBase
          key={name}
          data-name={name}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? (usual ?? name) : name)}
          sx={[chipStyles, isWrapping && wrapping, name === chosen && chipOn]}
        >
          {wordOf(name)}
          {countOf && (
            <Box component="span" sx={{ fontWeight: 700, minWidth: '1ch' }}>
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

const lines = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const
const wrapping = { flex: '0 1 auto', whiteSpace: 'normal' } as const
