import type { Phrases } from '../fr/screens.ts'
import type { Translated } from '../translated.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { problems } from './problems.ts'
import { refusals } from './refusals.ts'
import { shell } from './shell.ts'

export const en: Translated<Phrases> = { auth, common, problems, refusals, shell }
