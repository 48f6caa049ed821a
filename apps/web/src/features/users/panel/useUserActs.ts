import { readUserHistory } from '@vigie/contract/changes/changes.ts'
import { listUsers, readUser } from '@vigie/contract/users/users.ts'
import { isRefused } from '../../../api/errors.ts'
import { invalidate } from '../../../api/queries.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** Does one thing to a user and reads again what has changed; a refusal is said in the words of the field that it is about. */
export function useUserAct() {
  const sentenceOf = useSentence()
  return async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act()
      return true
    } catch (error) {
      toast('error', (isRefused(error) && Object.values(error.errors)[0]) || sentenceOf(error))
      return false
    } finally {
      await invalidate(readUser, listUsers, readUserHistory)
    }
  }
}
