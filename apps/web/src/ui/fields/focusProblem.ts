/** Takes the caret to the first field of a form that something is said to be wrong with. */
export function focusProblem(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
