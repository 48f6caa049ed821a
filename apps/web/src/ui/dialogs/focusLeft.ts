const page = () => document.querySelector<HTMLElement>('main')

/** The focus is nowhere in particular: what had it is gone, and at most the page has it since. */
export const isFocusNowhere = (): boolean => document.activeElement === document.body || document.activeElement === page()

/** A window is gone, and with it what had opened it: the focus goes to the page, not to its very beginning. */
export function focusLeft(): void {
  if (document.activeElement === document.body) page()?.focus({ preventScroll: true })
}
