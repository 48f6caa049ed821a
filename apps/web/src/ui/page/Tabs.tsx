import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { figures } from '../../theme/augment.ts'
import { forcedColours } from '../../theme/forced.ts'

export interface Tab {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

/** A few parts of which one is shown; arrows lead from one title to the next (WAI-ARIA, tabs that open at once). */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState(tabs[0]?.id)
  const open = tabs.find(({ id }) => id === chosen) ?? tabs[0]
  if (!open) return null
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (tabs.indexOf(open) + step + tabs.length) % tabs.length
    choose(tabs[next]!.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <Box ref={list} role="tablist" aria-label={label} onKeyDown={move} sx={heads}>
        {tabs.map(({ id, title }) => (
          <ButtonBase
            key={id}
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === open.id}
            aria-controls={id === open.id ? `${base}-panel` : undefined}
            tabIndex={id === open.id ? 0 : -1}
            onClick={() => choose(id)}
            sx={[head, id === open.id && on]}
          >
            {title}
          </ButtonBase>
        ))}
      </Box>
      <Box role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${open.id}`} sx={{ p: 2.5, pt: 1.5 }}>
        {open.content}
      </Box>
    </>
  )
}

const heads = { display: 'flex', gap: 2.5, px: 2.5, borderBottom: 1, borderColor: 'divider', overflowX: 'auto' } as const
const head = {
  flex: 'none',
  minHeight: 48,
  fontFamily: figures,
  fontWeight: 600,
  fontSize: '0.875rem',
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outlineOffset: -2 },
} as const
const on = {
  color: 'primary.readable',
  borderBottomColor: 'primary.readable',
  '&:hover': { color: 'primary.readable' },
  [forcedColours]: { borderBottomColor: 'Highlight' },
} as const
