import Box from '@mui/material/Box'
import { useId, type ReactNode } from 'react'
import { figures } from '../../../../theme/augment.ts'
import type { Icon } from '../../../../ui/firstIcons.tsx'
import { Card } from '../../../../ui/page/Card.tsx'

interface GroupProps {
  readonly title: string
  /** At the right of its title. */
  readonly aside?: ReactNode
  /** Of choices of which one holds. */
  readonly isChoice?: boolean
  /** Why the last change was not taken. */
  readonly problem?: string | null | undefined
  readonly children: ReactNode
}

/** Lines that belong together, below their name. */
export function Group({ title, aside, isChoice = false, problem, children }: GroupProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 1.25, fontFamily: figures }}>
        <Box id={id} component="h2" sx={{ m: 0, fontSize: 17, fontWeight: 650 }}>
          {title}
        </Box>
        {aside && <Box sx={{ fontSize: 15, color: 'text.secondary' }}>{aside}</Box>}
      </Box>
      <Card sx={lines} {...(isChoice && { role: 'radiogroup', 'aria-labelledby': id })}>
        {children}
      </Card>
      {problem && (
        <Box role="alert" sx={{ mt: 1, fontSize: 15, fontWeight: 600, color: 'tone.missing.ink' }}>
          {problem}
        </Box>
      )}
    </Box>
  )
}

interface LineWordsProps {
  readonly icon?: Icon
  readonly name: string
  readonly text?: ReactNode
  /** The id of its text. */
  readonly textId?: string
}

/** What a line says: its drawing, its name, and below it what it means. */
export const LineWords = ({ icon: LineIcon, name, text, textId }: LineWordsProps) => (
  <>
    {LineIcon && <LineIcon size={22} />}
    <Box sx={{ flex: 1, minWidth: 0, fontFamily: figures }}>
      <Box sx={{ fontSize: 17, fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{name}</Box>
      {text && (
        <Box id={textId} sx={{ fontSize: 15, lineHeight: 1.35, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      )}
    </Box>
  </>
)

/** A line of a group, as high as a finger needs it. */
export const lineStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 80,
  px: 2.5,
  py: 1.25,
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
} as const
const lines = { overflow: 'hidden', borderRadius: '16px', '& > * + *': { borderTop: 1, borderColor: 'divider' } } as const
