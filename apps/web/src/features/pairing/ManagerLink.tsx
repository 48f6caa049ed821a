import Button, { type ButtonProps } from '@mui/material/Button'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'
import { wallTarget } from '../../ui/tablet.ts'

const Anchor = ({ ref, ...props }: ButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) => (
  <Button component="a" ref={ref} color="inherit" fullWidth {...props} sx={{ mt: 1.5, minHeight: wallTarget, borderRadius: '16px', fontSize: 17, color: 'text.secondary' }} />
)

/** From one of the tablet's two entrances to the other. */
export const ManagerLink = createLink(Anchor)
