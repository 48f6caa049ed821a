import type { EntryPhrases } from '../fr/entry.ts'
import type { Translated } from '../translated.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { problems } from './problems.ts'
import { shell } from './shell.ts'

export const entry: Translated<EntryPhrases> = { auth, common, problems, shell }
