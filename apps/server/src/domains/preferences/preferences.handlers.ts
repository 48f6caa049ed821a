import { readPreference, writePreference } from '@vigie/contract/preferences/preferences.ts'
import { handle } from '../../kit/handle.ts'
import { preferenceOf, savePreference } from './preferences.store.ts'

export const handlers = [
  handle(readPreference, async ({ input, db, session }) => ({
    value: (await preferenceOf(db, session.user.id, input.key))?.value ?? null,
  })),
  handle(writePreference, async ({ input, db, session }) => {
    await savePreference(db, session.user.id, input.key, input.value)
    return { value: input.value }
  }),
]
