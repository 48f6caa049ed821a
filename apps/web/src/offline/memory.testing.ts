import type { OfflineDatabase } from './database.ts'
import type { KeptAct } from './acts.ts'

/** The acts of a browser that has no database of its own, as test environments have none: what the journal asks of one. */
export function memoryDatabase(): OfflineDatabase {
  const acts = new Map<number, KeptAct>()
  const counters = new Map<string, number>()
  let last = 0
  const byUuid = (uuid: string) => [...acts.values()].find(({ clockingUuid }) => clockingUuid === uuid)
  const getAll = async () => [...acts.values()]
  const store = {
    getAll,
    put: async (act: KeptAct) => {
      const id = act.id ?? (last += 1)
      acts.set(id, { ...act, id })
    },
    delete: async (id: number) => void acts.delete(id),
    index: () => ({ get: async (uuid: string) => byUuid(uuid), getKey: async (uuid: string) => byUuid(uuid)?.id }),
  }
  const numbers = {
    get: async (key: string) => counters.get(key),
    put: async (value: number, key: string) => void counters.set(key, value),
  }
  const transaction = () => ({ store, objectStore: (name: string) => (name === 'acts' ? store : numbers), done: Promise.resolve() })
  return { getAll, transaction } as unknown as OfflineDatabase
}
