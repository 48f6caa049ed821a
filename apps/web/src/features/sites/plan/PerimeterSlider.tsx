import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteWords } from '../words.ts'
import { dotsOf, leastMetres, sliderEnd } from './plan.rules.ts'

interface PerimeterSliderProps {
  readonly metres: number
  /** What is saved, and what holds where a site says nothing: marks below the slider. */
  readonly marks: readonly number[]
  /** The perimeters that the last arrivals needed. */
  readonly needed: readonly number[]
  readonly onChange: (metres: number) => void
}

/** The perimeter as a slider in steps of ten metres; above it the last arrivals, each where the perimeter would just have held it. */
export function PerimeterSlider({ metres, marks, needed, onChange }: PerimeterSliderProps) {
  const { t } = useTranslation()
  const words = useSiteWords()
  const id = useId()
  const least = sliderEnd([metres, ...marks])
  // It grows while one slides, and does not shrink again under the finger.
  const [most, setMost] = useState(least)
  const end = Math.max(least, most)
  if (end !== most) setMost(end)
  const dots = useMemo(() => dotsOf(needed, end), [needed, end])
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, alignItems: 'end', px: 0.5 }}>
      <Box id={id} sx={{ fontWeight: 600, fontSize: '0.875rem', lineHeight: '38px' }}>
        {t('sites.plan.perimeter')}
      </Box>
      <Box sx={{ position: 'relative', pt: '22px', mx: 1.25 }}>
        <Box component="svg" aria-hidden sx={drawn}>
          {dots.map(({ at, level, metres: of }) => (
            <circle key={`${at}.${level}`} className={of > metres ? 'outside' : undefined} cx={`${at * 100}%`} cy={26 - level * 5} r={2} />
          ))}
        </Box>
        <Slider
          aria-labelledby={id}
          value={Math.min(metres, end)}
          min={leastMetres}
          max={end}
          step={end > 5000 ? 100 : 10}
          marks={[...new Set(marks)].filter((mark) => mark <= end).map((value) => ({ value }))}
          getAriaValueText={words.distance}
          onChange={(_, next) => onChange(next)}
          sx={slider}
        />
      </Box>
    </Box>
  )
}

const drawn = {
  position: 'absolute',
  left: 0,
  top: 0,
  width: '100%',
  height: 30,
  overflow: 'visible',
  '& circle': { fill: (theme: { palette: { edge: string } }) => theme.palette.edge },
  '& circle.outside': { fill: (theme: { palette: { tone: { late: { mark: string } } } }) => theme.palette.tone.late.mark },
} as const
const slider = { display: 'block', '& .MuiSlider-mark': { width: 2, height: 14, borderRadius: 0, bgcolor: 'edge', opacity: 1 } } as const
