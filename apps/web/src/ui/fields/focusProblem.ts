/** Frames in which a form that was refused is drawn anew, also by a slow phone. */
const frames = 30

/** Takes the caret to the first field of a form that something is wrong with, once the form says so. */
export function focusProblem(form: HTMLFormElement, left = frames): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else if (left > 1) focusProblem(form, left - 1)
  })
}
