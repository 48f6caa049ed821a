import { Roots } from '../../features/roots/Roots.tsx'

/** Preuve: what is proven of the company's clockings, by what, and for whom. */
export default function ProofScreen() {
  return <Roots />
}
