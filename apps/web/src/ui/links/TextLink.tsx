import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { linkLook } from './linkLook.ts'

const styles = {
  ...linkLook,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1,
  borderRadius: '8px',
  fontSize: '0.875rem',
  lineHeight: 1.5,
} as const

const Anchor = ({ sx, ...props }: ComponentProps<'a'> & { sx?: SxProps<Theme> }) => (
  <Box component="a" {...props} sx={[styles, ...(Array.isArray(sx) ? sx : [sx])]} />
)

/** A link to an address of the app that stands alone, tall enough for a finger. */
export const TextLink = createLink(Anchor)
