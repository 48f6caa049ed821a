import { markInstructionsRead, readOwnInstructions } from '@vigie/contract/instructions/instructions.ts'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'

/** Keeps that the agent has opened a version. Where nobody answers it is tried again at the next opening. */
export const markRead = (siteId: number, id: number): void =>
  void ask(markInstructionsRead, { siteId, id }).then(
    () => invalidate(readOwnInstructions),
    () => {},
  )
