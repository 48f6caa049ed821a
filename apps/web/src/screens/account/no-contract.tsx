import { useRouter } from '@tanstack/react-router'
import { NoContract } from '../../features/home/NoContract.tsx'

/** Where an agent without active contract is held while no mission can be offered (coverage 2.022). */
export default function NoContractScreen() {
  const router = useRouter()
  // The guards judge anew: with a contract they lead home.
  return <NoContract onChecked={() => void router.invalidate()} />
}
