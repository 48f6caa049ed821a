import { mix, readableOn, shadesOf, type Hex, type Shades } from './colours.ts'

export type Mode = 'light' | 'dark'
/** Late amber, missing red, done green, not yet grey, running blue, night violet. Always beside a word or an icon. */
export type Tone = 'late' | 'missing' | 'done' | 'wait' | 'run' | 'night'
/** ink: text on the ground or on `soft` · soft: a calm ground · mark: bars and dots. */
export interface ToneColours {
  readonly ink: Hex
  readonly soft: Hex
  readonly mark: Hex
}

export const defaultColours = { primary: '#1f56e0', secondary: '#f5a524' } as const
/** The navy of the clocking variant and of the sign-in panel: the brand's own, the same in light and dark. */
export const navy = { ground: '#0d1a2e', raised: '#16263f', line: '#233656', soft: '#9db0cb', text: '#ffffff' } as const

const grounds = {
  light: { canvas: '#f5f7fa', paper: '#ffffff', line: '#e3e8ef', ink: '#0f1b2d', soft: '#4a5a70', faint: '#617085', edge: '#8190a3' },
  dark: { canvas: '#0a1321', paper: '#101c2f', line: '#22324a', ink: '#e9eff8', soft: '#a9b8cc', faint: '#8a9ab1', edge: '#60728d' },
} as const
export const groundsOf = (mode: Mode) => grounds[mode]

const fixed: Record<Mode, Record<Exclude<Tone, 'run'>, ToneColours>> = {
  light: {
    late: { ink: '#a35405', soft: '#fff3dc', mark: '#f5a524' },
    missing: { ink: '#b42318', soft: '#fdebe9', mark: '#d9382b' },
    done: { ink: '#13703a', soft: '#e6f5ec', mark: '#2ea563' },
    wait: { ink: '#4a5a70', soft: '#eef1f5', mark: '#b9c4d2' },
    night: { ink: '#3730a3', soft: '#e8e7fb', mark: '#5b54c7' },
  },
  dark: {
    late: { ink: '#f9c069', soft: '#35270b', mark: '#f5a524' },
    missing: { ink: '#ffa79f', soft: '#401a17', mark: '#ef5a4d' },
    done: { ink: '#79d9a1', soft: '#10301f', mark: '#2ea563' },
    wait: { ink: '#b3c1d4', soft: '#1d2b42', mark: '#51627c' },
    night: { ink: '#bdb8ff', soft: '#262255', mark: '#7f78e6' },
  },
}

/** The states' colours; running takes the default blue, since the company's own may be amber or red. */
export function tonesOf(mode: Mode): Record<Tone, ToneColours> {
  const run: ToneColours =
    mode === 'light' ? { ink: '#1f56e0', soft: '#e9effe', mark: '#1f56e0' } : { ink: '#9dbaff', soft: '#152750', mark: '#4d7df2' }
  return { ...fixed[mode], run }
}

/** A company's colour in a mode: `readable` is its text on paper, `lighter` a ground that suits the mode. */
export function brandOf(colour: Hex, mode: Mode): Shades & { readonly readable: Hex } {
  const { paper, canvas } = grounds[mode]
  const shades = shadesOf(colour)
  const lighter = mode === 'light' ? shades.lighter : mix(paper, colour, 0.24)
  // Readable on all three grounds that it may stand on; the canvas is the darker one in light mode.
  const onCanvas = readableOn(colour, mode === 'light' ? canvas : paper)
  return { ...shades, lighter, readable: readableOn(onCanvas, lighter) }
}
