import Box from '@mui/material/Box'

/** A part of the window in which several are chosen: its list scrolls, what stands around it stays in sight. */
export const choiceStyles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  '& > legend': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 1,
    width: 1,
    fontWeight: 600,
    fontSize: '0.875rem',
    mb: 0.5,
    p: 0,
  },
  '& > legend span': { fontWeight: 400, color: 'text.secondary' },
  '& .list': { display: 'grid', gap: 0.25, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' },
  '& .list > small': { color: 'text.secondary' },
  '& .list > h3': { m: 0, mt: 1.5, fontSize: '0.875rem', fontWeight: 600 },
} as const

/** What is wrong with the choice, said as soon as it is; its room stays. */
export const ProblemLine = ({ id, problem }: { id: string; problem: string | undefined }) => (
  <Box id={id} role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem', minHeight: '1.25rem' }}>
    {problem}
  </Box>
)
