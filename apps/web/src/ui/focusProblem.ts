/** Takes the caret to the first field of a form that something is wrong with, once the form says so. */
export function focusProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
