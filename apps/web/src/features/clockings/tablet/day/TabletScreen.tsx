import { useExchange } from '../../../../session/store.ts'
import { InsecureNote } from '../../../../ui/feedback/InsecureNote.tsx'
import { AccessBar } from '../access/AccessBar.tsx'
import type { Day } from './day.ts'
import { BigTime } from '../BigTime.tsx'
import { GroupCards } from './GroupCards.tsx'
import { TabletHead } from './TabletHead.tsx'

interface TabletScreenProps {
  readonly day: Day | null
  readonly state: 'open' | 'connecting' | 'offline'
  /** The keypad says the same of the line, with what follows from it. */
  readonly isSaidBelow: boolean
}

/** The navy panel: whose clock it is, what time it is, who is awaited and who is there. */
export function TabletScreen({ day, state, isSaidBelow }: TabletScreenProps) {
  const exchange = useExchange()
  // Sites of several zones: the first one's time, since a tablet is in one place.
  const timeZone = day?.sites[0]?.timeZone ?? exchange.timeZone
  return (
    <>
      <TabletHead sites={day?.sites ?? []} state={state} isSaidBelow={isSaidBelow} />
      <BigTime timeZone={timeZone} />
      <InsecureNote />
      <GroupCards shifts={day?.shifts} />
      <AccessBar isOffline={state === 'offline'} />
    </>
  )
}
