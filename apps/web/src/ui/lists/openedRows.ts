import { historyStep } from '../../kit/historyStep.ts'

/**
 * Which row of a list was opened at which step of the browser's history: whoever comes back finds it chosen, and the
 * keyboard goes on from there. A reload forgets it.
 */
const openedAt = new Map<string, number>()

export const rememberOpened = (id: number): void => void openedAt.set(historyStep(), id)
export const openedHere = (): number | null => openedAt.get(historyStep()) ?? null
