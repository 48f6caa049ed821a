/** A window is gone, and with it what had opened it: the focus goes to the page, not to its very beginning. */
export function focusLeft(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
