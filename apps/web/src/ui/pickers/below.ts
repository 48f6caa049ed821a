/** Where what opens stands: below its button, from its left edge in the left half of the window, else from its right. */
export function below(button: HTMLElement | null) {
  const { left = 0, right = 0 } = button?.getBoundingClientRect() ?? {}
  const horizontal = (left + right) / 2 < window.innerWidth / 2 ? 'left' : 'right'
  return { anchorOrigin: { vertical: 'bottom', horizontal }, transformOrigin: { vertical: 'top', horizontal } } as const
}
