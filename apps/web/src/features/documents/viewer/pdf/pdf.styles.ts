/** The words of a page lie over its drawing, unseen: they are selected, read aloud and marked (as the library asks for them). */
const textLayer = {
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  '--scale-round-x': '1px',
  '--scale-round-y': '1px',
  '--min-font-size': '1',
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  '& :is(span, br)': { color: 'transparent', position: 'absolute', whiteSpace: 'pre', cursor: 'text', transformOrigin: '0% 0%' },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    '--font-height': '0',
    '--scale-x': '1',
    '--rotate': '0deg',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .markedContent': { display: 'contents' },
  '& ::selection': { background: 'rgb(0 90 255 / 30%)', color: 'transparent' },
} as const

/** What scrolls: pages below each other on a grey ground, in the dark as well, since paper is white. */
export const wellStyles = {
  position: 'relative',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Two fingers are ours (usePinch).
  touchAction: 'pan-x pan-y',
  bgcolor: 'tone.wait.soft',
  p: '12px',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
  '& .pages': { position: 'relative', mx: 'auto' },
  '& .page': { position: 'absolute', insetInline: 0, mx: 'auto', bgcolor: '#fff', boxShadow: '0 1px 4px rgb(15 27 45 / 20%)' },
  '& .drawn, & .drawn canvas': { display: 'block', width: '100%', height: '100%' },
  // On paper, which is white in the dark as well.
  '& .failed': { position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', p: 2, textAlign: 'center', color: '#1b2638' },
  '& .textLayer': textLayer,
  // What is marked darkens the paper and leaves the letters as they are.
  '&.finding .page': { isolation: 'isolate' },
  '&.finding .textLayer': { mixBlendMode: 'multiply' },
} as const

/** How the browser marks what was found (marks.ts). */
export const markStyles = {
  '::highlight(document-found)': { backgroundColor: 'rgb(255 224 102)' },
  '::highlight(document-current)': { backgroundColor: 'rgb(255 160 64)' },
} as const
