import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { OwnDemand } from '../../features/demands/own/OwnDemand.tsx'
import { linkOfFile } from '../../features/demands/view/fileLink.ts'
import type { DemandFile } from '../../features/demands/view/FilesPart.tsx'
import { LinkedFile } from '../../features/documents/viewer/LinkedFile.tsx'
import { ownDemandAddress, ownDemandsAddress } from '../../routing/addresses/demands.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { AgentsOnly } from './AgentsOnly.tsx'

/** Demande: one of one's own, where the bell leads. */
export default function Demand() {
  const [{ demandId }] = useAddress(ownDemandAddress)
  const navigate = useNavigate()
  const [file, setFile] = useState<DemandFile | null>(null)
  return (
    <AgentsOnly>
      <OwnDemand demandId={demandId} onFile={setFile} onCancelled={() => void navigate({ to: ownDemandsAddress.path, replace: true })} />
      {file && <LinkedFile key={file.path} name={file.name} link={() => linkOfFile(file)} onClose={() => setFile(null)} />}
    </AgentsOnly>
  )
}
