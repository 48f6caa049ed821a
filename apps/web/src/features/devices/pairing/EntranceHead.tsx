import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { navy } from '../../../theme/palette.ts'
import { InsecureNote } from '../../../ui/feedback/InsecureNote.tsx'
import { Mark } from '../../../ui/marks/Mark.tsx'
import { navyText, onPhone, stacked, tabletTarget } from '../../../ui/page/tablet.ts'

interface EntranceHeadProps {
  readonly title: string
  readonly text: string
  readonly steps?: readonly string[]
  /** At the right of the panel's head: the languages, or the way out. */
  readonly children?: ReactNode
}

/** The navy panel of a tablet that is no clock yet: what it is, what will become of it, how. */
export function EntranceHead({ title, text, steps = [], children }: EntranceHeadProps) {
  const { t } = useTranslation()
  const company = useSession().exchange?.theme.name
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '14px', [onPhone]: { gap: 1.25 } }}>
        <Mark size={46} />
        <Box sx={{ flex: 1, minWidth: 0, fontFamily: figures }}>
          <Box sx={{ fontSize: 20, fontWeight: 650, [onPhone]: { fontSize: 17, whiteSpace: 'nowrap' } }}>
            {t('shell.spaces.clocking_device')}
          </Box>
          <Box sx={{ fontSize: 15, fontWeight: 500, color: navy.soft, [onPhone]: { display: 'none' } }}>{company}</Box>
        </Box>
        <Box sx={languages}>{children}</Box>
      </Box>
      <Box sx={{ my: 'auto', py: 4, fontFamily: figures, maxWidth: 560, [stacked]: { py: 3, maxWidth: 'none' }, [onPhone]: { py: 2 } }}>
        <Box
          component="h1"
          sx={{
            m: 0,
            fontSize: 'clamp(28px, 3.4vw, 44px)',
            fontWeight: 700,
            lineHeight: 1.15,
            letterSpacing: '-0.025em',
            textWrap: 'balance',
          }}
        >
          {title}
        </Box>
        <Box component="p" sx={{ m: 0, mt: 1.5, fontSize: 20, lineHeight: 1.4, color: navyText, [onPhone]: { fontSize: 17 } }}>
          {text}
        </Box>
        {steps.length > 0 && (
          <Box
            component="ol"
            sx={{ display: 'grid', gap: 2, m: 0, mt: 4, p: 0, listStyle: 'none', [stacked]: { mt: 3 }, [onPhone]: { mt: 2, gap: 1.25 } }}
          >
            {steps.map((step, at) => (
              <Box component="li" key={step} sx={{ display: 'flex', gap: 2, fontSize: 18, lineHeight: 1.45, [onPhone]: { fontSize: 16 } }}>
                <Box component="span" aria-hidden="true" sx={number}>
                  {at + 1}
                </Box>
                {step}
              </Box>
            ))}
          </Box>
        )}
      </Box>
      <InsecureNote />
    </>
  )
}

const number = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  flex: 'none',
  mt: '-2px',
  borderRadius: '50%',
  fontWeight: 700,
  fontSize: 16,
  color: navy.text,
  bgcolor: navy.raised,
  border: `1px solid ${navy.line}`,
} as const

/** The choice of language was made for a light page and a mouse: here it stands on navy, for a finger. */
const languages = {
  // The mark stands where it does on the clock, whatever is beside it.
  my: '-13px',
  '& [aria-pressed]': {
    minWidth: tabletTarget,
    height: tabletTarget,
    fontSize: 16,
    borderRadius: 0,
    bgcolor: 'transparent',
    color: navyText,
  },
  '& [aria-pressed="true"]': { color: navy.text, boxShadow: `inset 0 -3px 0 ${navy.text}` },
  '& [aria-pressed]:hover': { color: navy.text },
  [onPhone]: { my: 0, '& [aria-pressed]': { minWidth: 44, height: 48 } },
} as const
