/** One tab at a time sends: the others wait, and find the journal empty. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  // Missing on plain http alone, where there is no service worker either and one tab is all there is.
  return navigator.locks ? navigator.locks.request('journal', work) : work()
}
