import Box from '@mui/material/Box'
import { forcedColours, forcedEdge } from '../../theme/forced.ts'
import { sharesOf, type Counts } from './states.rules.ts'

/** How far its readers are: validated in green, read in blue, not opened in grey. The words beside it say the same. */
export function ReadBar({ document, height = 6 }: { document: Counts; height?: number }) {
  const shares = sharesOf(document)
  if (shares === null) return null
  const isDone = shares.unopened === 0 && (document.askedCount ?? 0) <= (document.validatedCount ?? 0)
  return (
    <Box aria-hidden="true" sx={{ ...styles, height, [forcedColours]: forcedEdge }}>
      {/* Of one that nobody is asked to validate all who read it are done. */}
      <Part share={isDone ? shares.validated + shares.viewed : shares.validated} tone="done" />
      <Part share={isDone ? 0 : shares.viewed} tone="run" />
      <Part share={shares.unopened} tone="wait" />
    </Box>
  )
}

/** In the reader's own colours: what is done is full, what is read half as strong, the rest a frame. */
const forcedInks = { done: 'CanvasText', run: 'GrayText', wait: 'Canvas' } as const

const Part = ({ share, tone }: { share: number; tone: 'done' | 'run' | 'wait' }) =>
  share > 0 && (
    <Box
      component="span"
      sx={{
        flex: share,
        minWidth: 2,
        bgcolor: `tone.${tone}.mark`,
        opacity: tone === 'wait' ? 0.55 : 1,
        [forcedColours]: { forcedColorAdjust: 'none', bgcolor: forcedInks[tone], opacity: 1, ...forcedEdge },
      }}
    />
  )

const styles = { display: 'flex', gap: '2px', borderRadius: 99, overflow: 'hidden', bgcolor: 'tone.wait.soft' } as const
