import type { NotificationKind, NotificationWay } from '@vigie/contract/notifications/notifications.kinds.ts'
import { changeNotificationPreferences, readNotificationPreferences } from '@vigie/contract/notifications/notifications.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { ask } from '../../../api/ask.ts'
import { invalidate, keyOf, queries, useAsk } from '../../../api/queries.ts'
import { sinceNow } from '../../../session/ending.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'

type Answer = Output<typeof readNotificationPreferences>
export type Preference = Answer['preferences'][number]

/** With one of them changed; the rest stays. */
const changed = (all: readonly Preference[], kind: NotificationKind, way: NotificationWay, isOn: boolean): Preference[] =>
  all.map((one) => (one.kind === kind && one.way === way ? { ...one, isOn } : one))

/** The kinds in the order in which they were told. */
export const kindsOf = (all: readonly Preference[]): readonly NotificationKind[] => [...new Set(all.map(({ kind }) => kind))]

/** By which ways one is told of what. A choice holds at once; where it could not be saved it goes back, and says why. */
export function usePreferences() {
  const sentenceOf = useSentence()
  const query = useAsk(readNotificationPreferences, {})
  const put = (change: (all: readonly Preference[]) => Preference[]) =>
    queries.setQueryData<Answer>(keyOf(readNotificationPreferences, {}), (held) =>
      held ? { ...held, preferences: change(held.preferences) } : held,
    )
  const choose = async (kind: NotificationKind, way: NotificationWay, isOn: boolean) => {
    const session = sinceNow()
    put((all) => changed(all, kind, way, isOn))
    try {
      await ask(changeNotificationPreferences, { preferences: [{ kind, way, isOn }] })
    } catch (error) {
      // Whoever is in next has chosen nothing.
      if (session.hasEnded()) return
      put((all) => changed(all, kind, way, !isOn))
      toast('error', sentenceOf(error))
      await invalidate(readNotificationPreferences)
    }
  }
  return { query, choose }
}
