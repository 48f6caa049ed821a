import type { RegisterRow } from '@vigie/contract/kit/register.ts'
import { countRegisters, readRegisterHistory } from '@vigie/contract/registers/registers.ts'
import { registerOf, type RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { invalidate } from '../../api/queries.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'

/** What was shown of a list is asked for once more, with what is counted of it. */
export const refreshRegister = (name: RegisterName): Promise<void> => invalidate(registerOf(name).list, countRegisters, readRegisterHistory)

/** What can be done with rows of a list. Each answers whether it was done. */
export function useRegisterActs(name: RegisterName) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const { archive, remove, order } = registerOf(name)
  const act = async (run: () => Promise<string | null>): Promise<boolean> => {
    try {
      const said = await run()
      if (said !== null) toast('success', said)
      return true
    } catch (error) {
      toast('error', sentenceOf(error))
      return false
    } finally {
      await refreshRegister(name)
    }
  }
  return {
    archive: (ids: readonly number[], isArchived: boolean) =>
      act(async () => {
        await ask(archive, { ids, isArchived })
        return t(isArchived ? 'registers.archivedDone' : 'registers.restoredDone')
      }),
    /** As they were read. */
    remove: (rows: readonly Pick<RegisterRow, 'id' | 'version'>[]) =>
      act(async () => {
        const { archivedIds } = await ask(remove, { ids: rows.map(({ id }) => id), versions: rows.map(({ version }) => version) })
        return archivedIds.length === 0 ? t('registers.removedDone') : t('registers.keptDone', { count: archivedIds.length })
      }),
    /** In the order given; the others follow. */
    order: (ids: readonly number[]) =>
      act(async () => {
        await ask(order, { ids })
        return null
      }),
  }
}
