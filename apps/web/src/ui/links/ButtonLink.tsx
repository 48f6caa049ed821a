import Button, { type ButtonProps } from '@mui/material/Button'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'

const Anchor = ({ ref, ...props }: ButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) => <Button component="a" ref={ref} {...props} />

/** A button that leads to an address of the app. */
export const ButtonLink = createLink(Anchor)
