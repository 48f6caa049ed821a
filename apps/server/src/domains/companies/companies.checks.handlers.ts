import { changeShiftChecks, checksVersion } from '@vigie/contract/companies/companies.checks.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { addSeconds } from '@vigie/contract/kit/time.ts'
import { handle } from '../../kit/handle.ts'
import { settingIn } from './companies.settings.stored.ts'
import { saveSettings, storedSettings } from './companies.settings.store.ts'

/** Each change writes a later `since`, so that anything else says that another was quicker. */
const [since, every, answer] = ['shift_check_since', 'shift_check_every_minutes', 'shift_check_answer_minutes'] as const

/** A change of the company is told by the database to every session that is open (0012). */
export const handlers = [
  handle(changeShiftChecks, async ({ input: { everyMinutes, answerMinutes, version }, db, now }) => {
    const stored = new Map((await db.read(storedSettings(db, [since, every, answer]))).map((row) => [row.key, row.stored]))
    requires(checksVersion(settingIn(every, stored.get(every)), settingIn(answer, stored.get(answer))) === version, 'CONFLICT')
    const former = settingIn(since, stored.get(since))
    const value = former !== null && former >= now ? addSeconds(former, 1) : now
    const guarded = { key: since, was: stored.get(since) ?? null, value }
    const [saved] = await db.save(saveSettings(db, guarded, { [every]: everyMinutes, [answer]: answerMinutes }))
    requires(saved, 'CONFLICT')
    return { everyMinutes, answerMinutes, version: checksVersion(everyMinutes, answerMinutes) }
  }),
]
