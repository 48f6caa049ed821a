import { mayOpen } from '@vigie/contract/access.screens.ts'
import { HoursBoard } from '../../features/hours/HoursBoard.tsx'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'

/** The hours of a month. */
export default function Hours() {
  const exchange = useExchange()
  return <HoursBoard maySeeServices={mayUse(exchange, mayOpen.services)} mayImport={mayUse(exchange, mayOpen.imports)} />
}
