import { RequirementsBoard } from '../../features/planning/requirements/RequirementsBoard.tsx'

/** Prestations: what each kind of service asks of whoever serves. */
export default function Requirements() {
  return <RequirementsBoard />
}
