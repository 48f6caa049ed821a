/** The router's own name of the step of the browser's history that is shown; what is kept of a step goes by it. */
export const historyStep = (): string => (history.state as { __TSR_key?: string } | null)?.__TSR_key ?? location.href
