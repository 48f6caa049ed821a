let isKept = true
/** From now on nothing is written any more: what is shown belongs to somebody else. */
export const keepsNothing = (): void => {
  isKept = false
}

/**
 * Local storage that may be missing (private windows, a full disk, a policy of the company): what cannot be kept is
 * forgotten at the next start, and nothing else breaks.
 */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string | null): void {
    if (!isKept) return
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Nothing to do: see above.
    }
  },
  keys(prefix: string): readonly string[] {
    try {
      return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').filter((key) => key.startsWith(prefix))
    } catch {
      return []
    }
  },
}

/** What was kept as JSON; null when there is nothing, or when it is no JSON. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(storage.read(key) ?? 'null')
  } catch {
    return null
  }
}
