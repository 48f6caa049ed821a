/** What can have gone wrong with a shift, as the manager's home counts it. Alone in its file, since every page reads addresses. */
export const anomalyKinds = ['missed', 'late', 'outsideArea'] as const
export type AnomalyKind = (typeof anomalyKinds)[number]
