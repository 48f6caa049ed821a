import Box, { type BoxProps } from '@mui/material/Box'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'

const Anchor = ({ ref, ...props }: BoxProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) => <Box component="a" ref={ref} {...props} />

/** Whatever leads to an address of the app and has styles of its own. */
export const BoxLink = createLink(Anchor)
