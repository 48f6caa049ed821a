import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { verifierAddress } from '../../../routing/addresses/receipts.ts'
import { CheckedReceipt } from './CheckedReceipt.tsx'
import { foundIn } from './found.rules.ts'
import { ReceiptForm } from './ReceiptForm.tsx'

/** Anybody checks a receipt. It stands in the fragment of the address, which no browser sends to any server: no log holds it. */
export function VerifierPage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [isAgain, setAgain] = useState(false)
  const found = useMemo(() => foundIn(hash), [hash])
  const show = (text: string) => void navigate({ to: verifierAddress.path, hash: text, hashScrollIntoView: false })
  if (found.kind === 'receipt') {
    const another = () => {
      setAgain(true)
      show('')
    }
    return <CheckedReceipt key={found.text} {...found} onAnother={another} />
  }
  return <ReceiptForm key={hash} start={hash} isAgain={isAgain} onReceipt={show} />
}
