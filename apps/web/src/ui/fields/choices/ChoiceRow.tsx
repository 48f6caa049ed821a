import Box from '@mui/material/Box'
import { figures } from '../../../theme/augment.ts'
import { CheckIcon } from '../../icons.tsx'
import { tabletTarget } from '../../page/tablet.ts'

interface ChoiceRowProps {
  /** Of the group of radio buttons, the same in all of its rows. */
  readonly group: string
  readonly name: string
  /** What is said of it below its name. */
  readonly text?: string | undefined
  /** What stands at its end, in a few letters. */
  readonly aside?: string | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One of a long choice at a tablet: a radio button as large as its row. */
export function ChoiceRow({ group, name, text, aside, isChosen, onChoose }: ChoiceRowProps) {
  return (
    <Box
      component="label"
      sx={[styles, { bgcolor: isChosen ? 'primary.lighter' : 'background.paper', borderColor: isChosen ? 'primary.readable' : 'divider' }]}
    >
      <input type="radio" name={group} className="visually-hidden" checked={isChosen} onChange={onChoose} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontFamily: figures, fontSize: 18, fontWeight: 650, lineHeight: 1.3 }}>{name}</Box>
        {text && <Box sx={{ fontSize: 15, color: 'text.secondary' }}>{text}</Box>}
      </Box>
      {aside && <Box sx={{ flex: 'none', fontSize: 16, fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' }}>{aside}</Box>}
      <Box sx={{ color: 'primary.readable', visibility: isChosen ? 'visible' : 'hidden', display: 'grid' }}>
        <CheckIcon size={28} strokeWidth={2.4} />
      </Box>
    </Box>
  )
}

const styles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.75,
  minHeight: tabletTarget,
  px: 2,
  py: 1.25,
  borderRadius: '14px',
  border: 1,
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: 2 },
} as const
