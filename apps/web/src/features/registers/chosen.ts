import { createStore } from '../../kit/store.ts'

/** The rows of the shown list that are ticked, to be archived or removed together. */
export const chosen = createStore<ReadonlySet<number>>(new Set())

export const choose = (id: number, isOn: boolean): void => {
  const next = new Set(chosen.get())
  if (isOn) next.add(id)
  else next.delete(id)
  chosen.set(next)
}
export const unchoose = (): void => chosen.set(new Set())
