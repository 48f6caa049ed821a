import type { clockings as french } from '../../fr/clockings/wall.ts'
import type { Translated } from '../../translated.ts'
import { kiosk } from './kiosk.ts'
import { tablet } from './tablet.ts'

/** What the clock on the wall says, and nothing else does. */
export const clockings: Translated<typeof french> = { kiosk, tablet }
