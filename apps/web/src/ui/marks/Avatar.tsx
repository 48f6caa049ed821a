import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { figures } from '../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../theme/forced.ts'
import type { Tone } from '../../theme/palette.ts'
import { PersonIcon } from '../icons.tsx'
import { atServer } from '../../session/company.ts'

/** Five groups by the first letter of the first name: A-E, F-J, K-O, P-T, U-Z and the rest. */
const groups: readonly [last: string, tone: Tone][] = [
  ['E', 'run'],
  ['J', 'done'],
  ['O', 'late'],
  ['T', 'night'],
  ['Z', 'missing'],
]

export function toneOfName(firstName: string): Tone {
  const letter = firstName.trim().normalize('NFD').charAt(0).toUpperCase()
  if (letter < 'A' || letter > 'Z') return 'missing'
  return groups.find(([last]) => letter <= last)?.[1] ?? 'missing'
}

const firstLetter = (name: string): string => /\p{L}/u.exec(name)?.[0] ?? ''
export const initialsOf = (firstName: string, lastName: string): string => `${firstLetter(firstName)}${firstLetter(lastName)}`.toUpperCase()

interface AvatarProps {
  readonly firstName: string
  readonly lastName: string
  readonly photoUrl?: string | null
  readonly size?: number
}

/** A person's picture, else the initials. Decorative: the name stands beside it, or names the control. */
export function Avatar({ firstName, lastName, photoUrl, size = 40 }: AvatarProps) {
  const initials = initialsOf(firstName, lastName)
  // Whoever has no name yet has a figure, and no colour of a name.
  const tone = initials === '' ? 'wait' : toneOfName(firstName)
  const [broken, setBroken] = useState<string>()
  const styles = {
    width: size,
    height: size,
    flex: 'none',
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    objectFit: 'cover',
    fontFamily: figures,
    fontWeight: 700,
    fontSize: size * 0.38,
    color: (theme: Theme) => theme.palette.tone[tone].ink,
    bgcolor: (theme: Theme) => theme.palette.tone[tone].soft,
    [forcedColours]: forcedEdge,
  } as const
  if (photoUrl && photoUrl !== broken) {
    return <Box component="img" src={atServer(photoUrl)} alt="" onError={() => setBroken(photoUrl)} sx={styles} />
  }
  if (initials === '') {
    return (
      <Box aria-hidden="true" sx={styles}>
        <PersonIcon size={size * 0.55} />
      </Box>
    )
  }
  return <Box aria-hidden="true" data-initials={initials} sx={{ ...styles, '&::before': { content: 'attr(data-initials)' } }} />
}
