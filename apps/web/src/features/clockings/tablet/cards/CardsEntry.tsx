import { useState, type ReactNode } from 'react'
import { useExchange } from '../../../../session/store.ts'
import { GiveCard } from './GiveCard.tsx'

/** The way to «Donner un badge», drawn by whatever it stands in; nothing in a company whose version has no cards. */
export function CardsEntry({ children }: { children: (open: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { features } = useExchange().environment
  if (!features.includes('clockingsByNfc')) return null
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && <GiveCard onClose={() => setOpen(false)} />}
    </>
  )
}
