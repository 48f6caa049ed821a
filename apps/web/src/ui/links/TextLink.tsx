import Link, { type LinkProps } from '@mui/material/Link'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'

const tall = { display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1, borderRadius: '8px' } as const

const Anchor = ({ ref, sx, ...props }: LinkProps & { ref?: Ref<HTMLAnchorElement> }) => (
  <Link ref={ref} {...props} sx={[tall, ...(Array.isArray(sx) ? sx : [sx])]} />
)

/** A link to an address of the app that stands alone, tall enough for a finger. */
export const TextLink = createLink(Anchor)
