const page = () => document.querySelector<HTMLElement>('main')

/** The focus is nowhere in particular: what had it is gone, and at most the page has it since. */
export const isFocusNowhere = (): boolean => document.activeElement === document.body || document.activeElement === page()

/** A window closes whose opener is gone, and with it the focus: that goes to the page, not to its very beginning. */
export function focusLeft(closing: HTMLElement): void {
  if (document.activeElement === document.body || closing.contains(document.activeElement)) page()?.focus({ preventScroll: true })
}

/** What has the focus cannot be pressed any more, and would lose it: the page has it then. To be called before it is painted. */
export function focusLeftByDisabled(): void {
  if (document.activeElement?.matches(':disabled')) page()?.focus({ preventScroll: true })
}
