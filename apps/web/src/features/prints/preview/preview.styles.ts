import { figures } from '../../../theme/augment.ts'
import { forcedColours } from '../../../theme/forced.ts'

/** The sheet on a grey ground, in the dark as well, since paper is white. */
export const frame = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  bgcolor: 'tone.wait.soft',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const

export const head = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
  minHeight: 52,
  pl: 2,
  pr: 0.75,
  py: 0.5,
  '& .said': { flex: '1 1 12rem', minWidth: 0, fontSize: '0.875rem', color: 'text.secondary' },
  '& .said b': { color: 'text.primary', fontFamily: figures },
  '& .tools': { display: 'flex', alignItems: 'center', marginInlineStart: 'auto' },
  '& .at': { minWidth: '4.5rem', textAlign: 'center', fontFamily: figures, fontWeight: 600, fontSize: '0.875rem', whiteSpace: 'nowrap' },
} as const

/** Where the sheet lies: of the height that is left, and as wide as it. What is larger is scrolled to. */
export const well = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  containerType: 'size',
  position: 'relative',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
} as const

const paper = {
  display: 'block',
  marginInline: 'auto',
  marginTop: '4px',
  marginBottom: '16px',
  bgcolor: '#fff',
  boxShadow: '0 1px 4px rgb(15 27 45 / 20%), 0 8px 28px rgb(15 27 45 / 10%)',
  [forcedColours]: { outline: '1px solid' },
  '& img': { display: 'block', width: '100%', height: '100%', transition: 'opacity 120ms' },
  '&[aria-busy="true"] img': { opacity: 0.55 },
} as const

/** A4. Across all of it is seen; upright it is as wide as can be read, and scrolled. */
export const paperOf = (isUpright: boolean, isLarge: boolean) =>
  ({
    ...paper,
    aspectRatio: isUpright ? '210 / 297' : '297 / 210',
    width: isLarge
      ? `max(calc(100cqw - 32px), ${isUpright ? 1000 : 1400}px)`
      : isUpright
        ? 'min(calc(100cqw - 32px), 800px)'
        : 'min(calc(100cqw - 32px), calc((100cqh - 20px) * 297 / 210))',
    ...(isLarge && { marginInline: '16px' }),
  }) as const

/** Which page of the sheet, over its foot: a sheet of one page has none, and nothing moves for it. */
export const pages = {
  position: 'absolute',
  left: '50%',
  bottom: 12,
  transform: 'translateX(-50%)',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  px: 0.5,
  borderRadius: 99,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  boxShadow: 4,
  fontFamily: figures,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const
