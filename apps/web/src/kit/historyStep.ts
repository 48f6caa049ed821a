/** The router's own name of the step of the browser's history that is shown; what is kept of a step goes by it. */
export const historyStep = (): string => (history.state as { __TSR_key?: string } | null)?.__TSR_key ?? location.href

/** Whether a step went through the browser's history (back, forth) instead of making it longer or changing where one is. */
export const isWalk = ({ type }: { readonly type: string }): boolean => type !== 'PUSH' && type !== 'REPLACE'
