import * as may from '@vigie/contract/access.calls.ts'
import { useState } from 'react'
import { AddAbsence } from '../../features/absences/AddAbsence.tsx'
import { DemandsBoard } from '../../features/demands/DemandsBoard.tsx'
import type { Cover } from '../../features/demands/view/AbsenceEffects.tsx'
import { linkOfFile } from '../../features/demands/view/fileLink.ts'
import type { DemandFile } from '../../features/demands/view/FilesPart.tsx'
import { TypesButton } from '../../features/demands/types/TypesButton.tsx'
import { LinkedFile } from '../../features/documents/viewer/LinkedFile.tsx'
import { CoverShift } from '../../features/planning/assign/CoverShift.tsx'
import { wordsOfPage } from '../../i18n/pages/pageWords.ts'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'

export const phrases = wordsOfPage('absences')

const cover: Cover = ({ id, startsLocal }, name) => <CoverShift shiftId={id} startsLocal={startsLocal} name={name} />

/** Demandes: what agents ask of their managers. */
export default function Demands() {
  const [file, setFile] = useState<DemandFile | null>(null)
  const administers = mayUse(useExchange(), may.administer)
  return (
    <>
      <DemandsBoard
        cover={cover}
        onFile={setFile}
        acts={
          <>
            <AddAbsence />
            {administers && <TypesButton />}
          </>
        }
      />
      {file && <LinkedFile key={file.path} name={file.name} link={() => linkOfFile(file)} onClose={() => setFile(null)} />}
    </>
  )
}
