let count = 0

/**
 * Fetches a file of the app by its `import()`; again where it did not come before. Chromium keeps a failed fetch for as long
 * as the page lives and asks the network no more (whatwg/html 6768), so the same file is asked for under another address,
 * which the failure names. Rejects with what the first try did where that does not come either.
 */
export async function fetchFile<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch()
  } catch (error) {
    const address = fileIn(error, location.origin)
    if (address === null) throw error
    try {
      return (await import(/* @vite-ignore */ `${address}?again=${++count}`)) as T
    } catch {
      throw error
    }
  }
}

/** The file of this app that a failed import names; null: none. */
export function fileIn(error: unknown, origin: string): string | null {
  const [address] = /https?:\/\/[^\s?#]+\.js/.exec(error instanceof Error ? error.message : '') ?? []
  return address?.startsWith(`${origin}/assets/`) ? address : null
}
