import { storage } from '../kit/storage.ts'

/** The specification keeps the access token in local storage (section 7), so that all tabs share one session. */
const key = 'accessToken'

export const accessToken = (): string | null => storage.read(key)
export const keepToken = (token: string): void => storage.write(key, token)
export const dropToken = (): void => storage.write(key, null)

/** Another tab has signed in, signed out, or as somebody else. Answers how to stop hearing it. */
export function onTokenChangedElsewhere(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
