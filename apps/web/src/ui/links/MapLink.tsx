import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { PinIcon } from '../icons.tsx'

interface MapLinkProps {
  /** What `mapHref` says. */
  readonly href: string
  readonly children: ReactNode
  readonly className?: string
}

/** The way to a place. A page of the web opens beside this one; the map of the device (`geo:`) needs no page, an empty one would stay. */
export function MapLink({ href, children, className }: MapLinkProps) {
  return (
    <Button
      component="a"
      className={className}
      href={href}
      target={href.startsWith('http') ? '_blank' : undefined}
      rel="noopener noreferrer"
      variant="outlined"
      color="inherit"
      startIcon={<PinIcon />}
    >
      {children}
    </Button>
  )
}
