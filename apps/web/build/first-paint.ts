import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { auth as de } from '@vigie/phrases/de/auth.ts'
import { auth as en } from '@vigie/phrases/en/auth.ts'
import { auth as fr } from '@vigie/phrases/fr/auth.ts'
import type { Plugin, Rolldown } from 'vite'

/** Without the comment at its head, which is for us. */
const read = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, '../first', name), 'utf8').replace(/^(?:\/\/.*|\/\*.*\*\/)\n/, '')

interface Said {
  readonly tagline: string
  readonly signIn: { readonly title: string; readonly submit: string }
}
const languages: Readonly<Record<string, Said>> = { fr, en, de }
/** The words that it says, in each language: one of the three is shown (first/first.css). */
const words: Readonly<Record<string, (said: Said) => string>> = {
  'auth.signIn.title': ({ signIn }) => signIn.title,
  'auth.signIn.submit': ({ signIn }) => signIn.submit,
  'auth.tagline': ({ tagline }) => tagline,
}

/** The company's mark and what is said, in the place of their names. The mark stands in the page itself: fetched, it would come later. */
function filled(html: string): string {
  const mark = readFileSync(resolve(import.meta.dirname, '../public/icon.svg'), 'utf8').trim()
  let page = html.replaceAll('MARK', mark.replace('<svg ', '<svg class="first-mark" width="34" height="34" '))
  for (const [name, of] of Object.entries(words)) {
    const spans = Object.entries(languages).map(([language, one]) => `<span lang="${language}">${of(one)}</span>`)
    page = page.replace(`>${name}<`, `>${spans.join('')}<`)
  }
  return page
}

/** Fetched, a stylesheet holds back the first paint until it has come: this one brings letters alone, and stands in the page. */
const styles = /\n\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/

/** A build of the clocking app alone says so in the page (VITE_CLOCKING_APP; coverage 1.043). */
export const withFlag = (page: string): string =>
  process.env['VITE_CLOCKING_APP'] === '1' ? page.replace('<html lang="fr">', '<html lang="fr" data-app="clock">') : page

function textOf(part: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (part?.type !== 'asset') throw new Error('the letters are in no file (build/first-paint.ts)')
  return String(part.source).trim()
}

/**
 * Lays into the page what is painted before any script has come (first/): it stands until React puts the screen in its
 * place. The server lets the script in by its digest (web.ts of the server).
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => ({
        html: withFlag(page)
          .replace(styles, (_, file: string) => `<style>${textOf(bundle?.[file])}</style>`)
          .replace(
            '<div id="root"></div>',
            () => `<div id="root">${filled(read('first.html').trim())}</div><script>${read('next.js')}</script>`,
          ),
        tags: [
          { tag: 'script', children: read('first.js'), injectTo: 'head' },
          { tag: 'style', children: read('first.css'), injectTo: 'head' },
          { tag: 'noscript', children: '<style>.first{display:none}</style>', injectTo: 'head' },
        ],
      }),
    },
  }
}
