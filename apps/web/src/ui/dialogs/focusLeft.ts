/** The part of the page that has the focus where nothing in it should. */
export const page = () => document.querySelector<HTMLElement>('main')

/** The focus is nowhere in particular: what had it is gone, and at most the page has it since. */
export const isFocusNowhere = (): boolean => document.activeElement === document.body || document.activeElement === page()

/** Nothing has the focus any more: the page has it. */
export function focusLost(): void {
  if (document.activeElement === document.body) page()?.focus({ preventScroll: true })
}

/** A window closes whose opener is gone, and with it the focus: that goes to the page, not to its very beginning. */
export function focusLeft(closing: HTMLElement): void {
  if (document.activeElement === document.body || closing.contains(document.activeElement)) page()?.focus({ preventScroll: true })
}
