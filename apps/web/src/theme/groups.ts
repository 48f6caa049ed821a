import type { CalendarGroup } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Mode, ToneColours } from './palette.ts'

/**
 * The five colour groups of every calendar (coverage 1.030), as the states' colours are made: `ink` is text on
 * the ground or on `soft`, `soft` a calm ground, `mark` bars, dots and frames. Always beside a word or an icon.
 */
const groups: Record<Mode, Record<CalendarGroup, ToneColours>> = {
  light: {
    shiftDay: { ink: '#7a4b06', soft: '#fff1d0', mark: '#e5a32c' },
    shiftNight: { ink: '#3730a3', soft: '#e8e7fb', mark: '#5b54c7' },
    unavailability: { ink: '#4a5a70', soft: '#e9edf2', mark: '#93a1b5' },
    weekend: { ink: '#2c5f74', soft: '#eaf3f6', mark: '#6ba3b8' },
    holiday: { ink: '#97225f', soft: '#fce8f1', mark: '#cf5b97' },
  },
  dark: {
    shiftDay: { ink: '#f7cd84', soft: '#38290c', mark: '#d9992a' },
    shiftNight: { ink: '#bdb8ff', soft: '#262255', mark: '#7f78e6' },
    unavailability: { ink: '#b3c1d4', soft: '#22314a', mark: '#64758f' },
    weekend: { ink: '#9dcbdc', soft: '#122a38', mark: '#4b8299' },
    holiday: { ink: '#f6a8cd', soft: '#3d1830', mark: '#c2558d' },
  },
}
export const groupsOf = (mode: Mode): Record<CalendarGroup, ToneColours> => groups[mode]
