import Box from '@mui/material/Box'
import { navy } from '../../theme/palette.ts'

/** The states' colours, let down on navy so that the words stay the brightest thing. */
const inks = { running: '#1c47b0', done: '#1c5f45', late: '#b07a24' } as const

/** Bars of the drawing: lane, where it begins and how long it is, how much of it is done (all in units of the drawing). */
const shifts: readonly [lane: number, from: number, length: number, done: number, ink?: string][] = [
  [0, 40, 250, 250],
  [1, 150, 300, 230],
  [2, 230, 300, 150],
  [3, -40, 300, 300],
  [4, 250, 260, 130, inks.late],
  [5, 120, 330, 260],
  [6, 430, 240, 0],
  [7, 60, 200, 200],
  [8, 190, 300, 190],
]
const now = 380
const laneHeight = 44

/** The lookout's subject, quiet behind the panel: the shifts of a day, and the line of now. Decorative. */
export function Watch() {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 620 430"
      preserveAspectRatio="xMidYMid slice"
      sx={{ position: 'absolute', inset: '21% 0 27% 0', width: '100%', height: '52%', opacity: 0.9 }}
    >
      {shifts.map(([lane, from, length, done, ink = inks.running]) => (
        <g key={lane} transform={`translate(0 ${34 + lane * laneHeight})`}>
          <rect x={from} y={4} width={length} height={10} rx={5} fill={navy.line} />
          {done > 0 && <rect x={from} y={1} width={done} height={16} rx={8} fill={from + length <= now ? inks.done : ink} />}
        </g>
      ))}
      <path d={`M${now} 12V420`} stroke="#fff" strokeWidth="2" opacity={0.8} />
      <circle cx={now} cy={12} r={5} fill="#fff" />
    </Box>
  )
}
