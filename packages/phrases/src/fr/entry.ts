import { auth } from './auth.ts'
import { common } from './common.ts'
import { problems } from './problems.ts'
import { shell } from './shell.ts'

/** What is said before anyone has signed in: a chunk of its own, so that the sign-in page stays light. */
export const entry = { auth, common, problems, shell } as const
export type EntryPhrases = typeof entry
