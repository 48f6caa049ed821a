import Box from '@mui/material/Box'
import { forcedColours } from '../../../theme/forced.ts'

/** More pages than this are one bar: segments would be hairs. */
const mostSteps = 24

/** The pages of a document that is to be read whole, those that were shown in blue. What is left is said beside the tick. */
export function ReadSteps({ pages, page }: { pages: number; page: number }) {
  const isWhole = pages > mostSteps
  const steps = isWhole ? [Math.min(1, page / pages), Math.max(0, 1 - page / pages)] : Array.from({ length: pages }, () => 1)
  const isOn = (at: number) => (isWhole ? at === 0 : at < page)
  return (
    <Box aria-hidden="true" sx={{ display: 'flex', gap: isWhole ? 0 : '4px', height: 4 }}>
      {steps.map((share, at) => (
        <Box
          key={at}
          component="span"
          sx={{
            flex: share,
            borderRadius: '4px 4px 0 0',
            bgcolor: isOn(at) ? 'tone.run.mark' : 'tone.wait.soft',
            [forcedColours]: { forcedColorAdjust: 'none', bgcolor: isOn(at) ? 'Highlight' : 'GrayText' },
          }}
        />
      ))}
    </Box>
  )
}
