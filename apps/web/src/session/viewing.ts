/** An administrator looks at the portal as somebody else, in this tab alone: the token of that session, gone with the tab. */
const key = 'viewingToken'

function read(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

let token = read()
/** Whether this page was opened to look on. It holds until the page is loaded anew, with the own account again. */
export const isViewing = token !== null
export const viewingToken = (): string | null => token

/** From the next page on, the portal is shown as that user sees it. */
export function startViewing(next: string): void {
  sessionStorage.setItem(key, next)
  location.assign('/')
}

export function dropViewingToken(): void {
  token = null
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There was none to begin with.
  }
}

/** Back to the own account, where users are listed. */
export function backToOwnAccount(): void {
  dropViewingToken()
  location.assign('/users')
}
