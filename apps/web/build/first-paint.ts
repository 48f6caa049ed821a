import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Without the comment at its head, which is for us. */
const read = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, '../first', name), 'utf8').replace(/^(?:\/\/.*|\/\*.*\*\/)\n/, '')

/** A stylesheet in the head holds back the first paint until it has come: this one brings letters alone. */
const styles = /\n\s*<link rel="stylesheet"[^>]*>/

/** A build of the clocking app alone says so in the page (VITE_CLOCKING_APP: specification, section 1). */
export const withFlag = (page: string): string =>
  process.env['VITE_CLOCKING_APP'] === '1' ? page.replace('<html lang="fr">', '<html lang="fr" data-app="clock">') : page

/**
 * Lays into the page what is painted before any script has come (first/): it stands until React puts the screen in its
 * place. The server lets the script in by its digest (web.ts of the server).
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => ({
        html: withFlag(page)
          .replace(styles, '')
          .replace('<div id="root"></div>', () => `<div id="root">${read('first.html').trim()}</div>${styles.exec(page)?.[0] ?? ''}`),
        tags: [
          { tag: 'script', children: read('first.js'), injectTo: 'head' },
          { tag: 'style', children: read('first.css'), injectTo: 'head' },
          { tag: 'noscript', children: '<style>.first{display:none}</style>', injectTo: 'head' },
        ],
      }),
    },
  }
}
