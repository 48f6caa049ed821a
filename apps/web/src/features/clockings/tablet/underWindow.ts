/**
 * Whether a window lies over the clock: the keys and the cards are not for the clock then. An answer to them would take the focus
 * out of the field in which a manager types. While a window is open it hides the page below it from assistive technology.
 */
export const isUnderWindow = (): boolean => document.getElementById('root')?.getAttribute('aria-hidden') === 'true'
