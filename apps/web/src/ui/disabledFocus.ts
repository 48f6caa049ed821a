import { page } from './dialogs/focusLeft.ts'

/** What had the focus when it was disabled, and what has it in its place. */
let former: { readonly one: HTMLElement; readonly stand: HTMLElement } | undefined

/**
 * Whatever is disabled while it has the focus would leave it nowhere: a button that is busy, that stands at an end, that
 * has nothing left to do. The window or the page around it has it then, and gives it back as soon as the button can be
 * pressed again, unless somebody has gone elsewhere. For all of the page at once, so that no button can forget it; before
 * anything is painted. Answers what ends it.
 */
export function keepFocusOfDisabled(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement) follow(target)
  })
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => observer.disconnect()
}

function follow(one: HTMLElement): void {
  const { activeElement } = document
  if (one.matches(':disabled')) {
    if (activeElement !== one) return
    const stand = one.parentElement?.closest<HTMLElement>('[tabindex]') ?? page()
    stand?.focus({ preventScroll: true })
    former = stand ? { one, stand } : undefined
  } else if (former?.one === one) {
    if (activeElement === former.stand || activeElement === document.body) one.focus({ preventScroll: true })
    former = undefined
  }
}
