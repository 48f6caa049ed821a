import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ownWords } from '../../i18n/ownWords.ts'
import { figures } from '../../theme/augment.ts'
import { BoxLink } from '../links/BoxLink.tsx'
import { Card } from './Card.tsx'
import type { Icon } from '../firstIcons.tsx'
import { NextIcon } from '../icons.tsx'
import { ToneTile } from '../marks/ToneTile.tsx'
import type { Tone } from '../../theme/palette.ts'

/** Lines that lead somewhere, one card around them. */
export const LineCard = ({ children }: { children: ReactNode }) => (
  <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'hidden', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
    {children}
  </Card>
)

interface LineProps {
  readonly icon: Icon
  readonly tone?: Tone
  readonly title: string
  readonly note?: string | undefined
  /** The title is the company's own. */
  readonly isOwn?: boolean
}

/** A line to an address of the app. */
export const AppLine = ({
  to,
  search = {},
  onFollow,
  ...line
}: LineProps & { to: string; search?: Readonly<Record<string, string | undefined>>; onFollow?: () => void }) => (
  <Box component="li">
    <BoxLink to={to} search={search} sx={styles} onClick={onFollow}>
      <Face {...line} />
    </BoxLink>
  </Box>
)

/** A line to anywhere else: another site in a tab of its own, a telephone. */
export const OutsideLine = ({ href, isNewTab = false, ...line }: LineProps & { href: string; isNewTab?: boolean }) => (
  <Box component="li">
    <Box component="a" href={href} {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })} sx={styles}>
      <Face {...line} />
    </Box>
  </Box>
)

const Face = ({ icon, tone = 'run', title, note, isOwn }: LineProps) => (
  <>
    <ToneTile tone={tone} icon={icon} />
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      <Box component="span" {...(isOwn && ownWords)} sx={{ display: 'block', fontFamily: figures, fontWeight: 600 }}>
        {title}
      </Box>
      {note && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </Box>
    <NextIcon style={{ opacity: 0.6 }} />
  </>
)

const styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.75,
  px: 2,
  py: 1.5,
  minHeight: 64,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const
