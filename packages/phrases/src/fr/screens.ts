import { auth } from './auth.ts'
import { common } from './common.ts'
import { problems } from './problems.ts'
import { refusals } from './refusals.ts'
import { shell } from './shell.ts'

/** Everything the screens say: one chunk per language, loaded by the browser. */
export const fr = { auth, common, problems, refusals, shell } as const
export type Phrases = typeof fr
