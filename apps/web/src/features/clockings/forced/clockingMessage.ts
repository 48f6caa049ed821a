/** What an answer that says no may look like: ours, and those that the specification describes (coverage 8.006). */
interface Refused {
  readonly errors?: unknown
  readonly message?: unknown
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

/**
 * Why a clocking was not taken, in the specification's order: the first of `errors` when it is an array, `errors` itself
 * when it is a string, its `comment` field, else the error's own message. Null when none of them says anything: the
 * caller then has the sentence for whatever was not foreseen.
 */
export function clockingMessage(error: unknown): string | null {
  const { errors, message } = (typeof error === 'object' && error !== null ? error : {}) as Refused
  const told = Array.isArray(errors)
    ? textOf(errors[0])
    : (textOf(errors) ?? textOf((errors as { comment?: unknown } | null | undefined)?.comment))
  return told ?? textOf(message)
}
