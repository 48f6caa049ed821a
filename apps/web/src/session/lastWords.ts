const lastWords = new Set<() => Promise<unknown>>()

/** Whoever has something to tell the server while the session still stands, before the person ends it. */
export const onLeaving = (tell: () => Promise<unknown>): void => {
  lastWords.add(tell)
}
/** Has it told; what could not be is left. */
export const tellLastWords = async (): Promise<void> => void (await Promise.allSettled([...lastWords].map((tell) => tell())))
