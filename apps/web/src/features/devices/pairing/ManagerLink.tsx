import Button, { type ButtonProps } from '@mui/material/Button'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'
import { tabletTarget } from '../../../ui/page/tablet.ts'

const Anchor = ({ ref, ...props }: ButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) => (
  <Button
    component="a"
    ref={ref}
    variant="outlined"
    color="inherit"
    {...props}
    sx={{ minHeight: tabletTarget, borderRadius: '16px', fontSize: 17, borderColor: 'edge', color: 'text.secondary' }}
  />
)

/** From one of the tablet's two entrances to the other. */
export const ManagerLink = createLink(Anchor)
