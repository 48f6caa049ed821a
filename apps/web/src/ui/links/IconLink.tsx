import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'

const Anchor = ({ ref, ...props }: IconButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) => (
  <IconButton component="a" ref={ref} {...props} />
)

/** An icon that leads to an address of the app. */
export const IconLink = createLink(Anchor)
