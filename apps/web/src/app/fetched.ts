import { fetchFile } from '../kit/fetchFile.ts'
import type { BuiltScreen } from '../routing/address.ts'
import { withPhrases } from '../i18n/i18n.ts'
import { OfflineError } from '../api/errors.ts'
import { isServerThere } from '../session/reach.ts'

/**
 * Fetches a screen. Where nobody answers, that is what is said: left to itself, the router would open the page anew, as
 * it should when a new version has replaced the files, and the browser would have nothing to show.
 */
export const fetched =
  <T extends BuiltScreen>(fetch: () => Promise<T>) =>
  async (): Promise<T> => {
    try {
      const screen = await fetchFile(fetch)
      if (screen.phrases) await withPhrases(screen.phrases)
      return screen
    } catch (error) {
      throw (await isServerThere()) ? error : new OfflineError(error)
    }
  }
