import type { OfflineDatabase } from './database.ts'
import type { QueuedAct } from './acts.ts'

/** The acts and numbers of a browser that has no database of its own, as test environments have none: what is asked of one. */
export function memoryDatabase(): OfflineDatabase {
  const acts = new Map<number, QueuedAct>()
  const counters = new Map<string, unknown>()
  let last = 0
  const byUuid = (uuid: string) => [...acts.values()].find(({ clockingUuid }) => clockingUuid === uuid)
  const getAll = async () => [...acts.values()]
  const store = {
    getAll,
    put: async (act: QueuedAct) => {
      const id = act.id ?? (last += 1)
      acts.set(id, { ...act, id })
    },
    delete: async (id: number) => void acts.delete(id),
    index: () => ({ get: async (uuid: string) => byUuid(uuid), getKey: async (uuid: string) => byUuid(uuid)?.id }),
  }
  const numbers = {
    get: async (key: string) => counters.get(key),
    put: async (value: unknown, key: string) => void counters.set(key, value),
  }
  const transaction = () => ({ store, objectStore: (name: string) => (name === 'acts' ? store : numbers), done: Promise.resolve() })
  // Only the store of the numbers is asked without a transaction.
  const direct = {
    get: async (_: string, key: string) => counters.get(key),
    put: async (_: string, value: unknown, key: string) => void counters.set(key, value),
    delete: async (_: string, key: string) => void counters.delete(key),
    getAllKeys: async () => [...counters.keys()],
  }
  return { ...direct, getAll, transaction } as unknown as OfflineDatabase
}
