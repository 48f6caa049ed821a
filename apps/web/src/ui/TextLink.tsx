import Link, { type LinkProps } from '@mui/material/Link'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'

const Anchor = ({ ref, ...props }: LinkProps & { ref?: Ref<HTMLAnchorElement> }) => (
  <Link ref={ref} {...props} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1, ...props.sx }} />
)

/** A link to an address of the app, in the words of a sentence or alone, tall enough for a finger. */
export const TextLink = createLink(Anchor)
