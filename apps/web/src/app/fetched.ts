import type { ComponentType } from 'react'
import { withPhrases } from '../i18n/i18n.ts'
import { wordsOfPage } from '../i18n/pages/pageWords.ts'
import { fetchFile } from '../kit/fetchFile.ts'
import type { Address, BuiltScreen } from '../routing/address.ts'
import { OfflineError } from '../api/errors.ts'
import { isServerThere } from '../session/reach.ts'

/** The component of a screen: its own, or the one that shows its list. */
async function componentOf(screen: BuiltScreen): Promise<ComponentType> {
  if ('default' in screen) return screen.default
  const { screenOfList } = await fetchFile(() => import('../lists/screenOfList.tsx'))
  return screenOfList(screen.list)
}

/**
 * Fetches a screen with its words. If the server does not answer, the error says so: the router would reload the page instead, as
 * it should when a new version has replaced the files, and the browser would have nothing to show.
 */
export const fetched =
  ({ screen: fetch, words }: Address & { readonly screen: NonNullable<Address['screen']> }) =>
  async (): Promise<{ readonly default: ComponentType }> => {
    try {
      const [screen] = await Promise.all([fetchFile(fetch), words && withPhrases(wordsOfPage(words))])
      const [component] = await Promise.all([componentOf(screen), screen.phrases && withPhrases(screen.phrases)])
      return { default: component }
    } catch (error) {
      throw (await isServerThere()) ? error : new OfflineError(error)
    }
  }
