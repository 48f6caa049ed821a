import { ListScreen } from '../../lists/ListScreen.tsx'
import { list } from './list/demands.tsx'
import { InboxPartsContext, type InboxParts } from './list/parts.ts'

/** The manager's inbox, with what it shows of other domains. */
export const DemandsBoard = (parts: InboxParts) => (
  <InboxPartsContext value={parts}>
    <ListScreen list={list} />
  </InboxPartsContext>
)
