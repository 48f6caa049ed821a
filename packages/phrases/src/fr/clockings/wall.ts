import { kiosk } from './kiosk.ts'
import { tablet } from './tablet.ts'

/** What the clock on the wall says, and nothing else does. */
export const clockings = { kiosk, tablet } as const
