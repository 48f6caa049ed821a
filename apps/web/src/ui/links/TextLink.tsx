import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { figures } from '../../theme/augment.ts'

const styles = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1,
  borderRadius: '8px',
  fontFamily: figures,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  fontWeight: 600,
  color: 'primary.readable',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const

const Anchor = ({ sx, ...props }: ComponentProps<'a'> & { sx?: SxProps<Theme> }) => (
  <Box component="a" {...props} sx={[styles, ...(Array.isArray(sx) ? sx : [sx])]} />
)

/** A link to an address of the app that stands alone, tall enough for a finger. */
export const TextLink = createLink(Anchor)
