import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { role } from '@vigie/contract/access.ts'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../../session/reach.ts'
import { useUser } from '../../../session/store.ts'
import { WarningIcon } from '../../../ui/firstIcons.tsx'
import { homes } from '../../../session/homes.ts'

const JournalNote = lazy(async () => ({ default: (await import('../../../features/clockings/phone/JournalBanner.tsx')).JournalNote }))

/**
 * Offline is said once, at the top, with what still works: within the top bar, in the place of what says nothing now, so that
 * the page below stays where it is. To an agent, whose phone goes on, in other words; its home has a place of its own for them.
 */
export function ConnectionNote() {
  const isAgent = useUser().role === role.agent
  const { pathname } = useLocation()
  if (!isAgent) return <Lost />
  if (pathname === homes.resource) return null
  return (
    <Suspense fallback={<Lost />}>
      <JournalNote>{(tone, words) => <Note tone={tone}>{words}</Note>}</JournalNote>
    </Suspense>
  )
}

function Lost() {
  const { t } = useTranslation()
  return useConnection() === 'lost' ? <Note tone="late">{t('shell.connection.lost')}</Note> : null
}

function Note({ tone, children }: { tone: 'late' | 'wait'; children: ReactNode }) {
  return (
    <Box role="status" {...{ [noteMark]: '' }} sx={{ ...styles, color: `tone.${tone}.ink`, bgcolor: `tone.${tone}.soft` }}>
      <WarningIcon size={18} style={{ flex: 'none' }} />
      <span>{children}</span>
    </Box>
  )
}

const noteMark = 'data-note'
const phone = '@media (max-width: 479.95px)'
const said = `:has(~ [${noteMark}])`
/**
 * While the note stands the mark beside it, which says the same in a word, gives it its room; a small page has none for where one
 * is either, and a phone none for the bell (the link after it), whose list does not come now. What has the focus stays.
 */
export const roomForNote = (theme: Theme) => ({
  [`& > :has(+ [${noteMark}])`]: { display: 'none' },
  [theme.breakpoints.down('md')]: { [`& > ${said}:not(button):not(:focus-within)`]: { display: 'none' } },
  [phone]: { [`& > [${noteMark}] ~ a:not(:focus-within)`]: { display: 'none' } },
})

const styles = {
  flex: { xs: 1, md: '0 1 20rem', lg: '0 1 22rem', xl: '0 1 32rem' },
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.25,
  py: 0.5,
  borderRadius: '10px',
  fontSize: { xs: '0.75rem', sm: '0.8125rem' },
  lineHeight: 1.3,
  textWrap: 'pretty',
  // Small screens: the bar keeps its height.
  [phone]: { py: 0.25, '& svg': { display: 'none' } },
  '@media (max-width: 359.95px)': { px: 1, fontSize: '0.6875rem' },
} as const
