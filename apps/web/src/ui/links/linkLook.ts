import { figures } from '../../theme/augment.ts'

/** How a link in words looks. Not Material's own, whose many variants are 1 KB of the sign-in. */
export const linkLook = {
  color: 'primary.readable',
  fontFamily: figures,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const
