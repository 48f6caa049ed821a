import Box from '@mui/material/Box'
import { countPages, type PageRange } from '@vigie/contract/documents/documents.rules.ts'
import { forcedColours } from '../../../theme/forced.ts'

/** More pages than this are one bar: segments would be hairs. */
const mostSteps = 24

/** The pages of a document that is to be read whole, those that were shown in blue. What is missing is said beside the tick. */
export function ReadSteps({ pages, missing }: { pages: number; missing: readonly PageRange[] }) {
  const isWhole = pages > mostSteps
  const left = countPages(missing) / pages
  const steps = isWhole ? [1 - left, left] : Array.from({ length: pages }, () => 1)
  const isOn = (at: number) => (isWhole ? at === 0 : !missing.some(([first, last]) => first <= at + 1 && at + 1 <= last))
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
