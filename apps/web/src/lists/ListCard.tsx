import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Tone } from '../theme/palette.ts'
import { Tag } from '../ui/marks/Tag.tsx'
import { Card } from '../ui/page/Card.tsx'

interface CardAct {
  readonly label: string
  /** Its name to readers, which says of which row it is. */
  readonly name: string
  readonly icon?: ReactNode
  readonly isBusy: boolean
  readonly run: () => Promise<void>
}

interface ListCardProps {
  readonly title: string
  readonly state: { readonly word: string; readonly tone: Tone }
  /** A line of facts, parted by points; what is empty is left out. */
  readonly facts: readonly (string | false | null | undefined)[]
  /** Why it failed; in the words of whoever refused it unless `isOurs`. */
  readonly failure?: string | false
  readonly isFailureOurs?: boolean
  readonly act?: CardAct | false
}

/** The usual card of a list: what it is and how it stands, its facts, why it failed, and what can be done about it. */
export function ListCard({ title, state, facts, failure, isFailureOurs = false, act }: ListCardProps) {
  return (
    <Card component="article" tabIndex={-1} aria-label={`${title}, ${state.word}`} sx={card}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Typography variant="h2" sx={{ fontSize: '0.9375rem' }}>
            {title}
          </Typography>
          <Tag tone={state.tone}>{state.word}</Tag>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ fontSize: '0.8125rem', mt: 0.25, textWrap: 'pretty' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {failure && (
          <Box
            lang={isFailureOurs ? undefined : ''}
            dir="auto"
            sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'tone.missing.ink', overflowWrap: 'anywhere' }}
          >
            {failure}
          </Box>
        )}
      </Box>
      {act && <ActButton {...act} />}
    </Card>
  )
}

function ActButton({ label, name, icon, isBusy, run }: CardAct) {
  // The button may go with the failure: who has pressed it by a key goes on from the card.
  const press = async (pressed: HTMLElement | null) => {
    await run()
    if (document.activeElement === document.body) pressed?.focus({ preventScroll: true })
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={icon}
      aria-label={name}
      aria-busy={isBusy}
      onClick={({ currentTarget }) => void press(currentTarget.closest('article'))}
      sx={{ justifySelf: { sm: 'end' }, minHeight: { xs: 44, sm: 36 } }}
    >
      {label}
    </Button>
  )
}

const card = {
  px: { xs: 2, sm: 2.25 },
  py: 1.5,
  display: 'grid',
  alignItems: 'center',
  gap: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
} as const
