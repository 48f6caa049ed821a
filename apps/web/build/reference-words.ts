import type { Plugin } from 'vite'

/** A text that says what a call does, on a line or below it, as the formatter lays it. */
const does = /^ {2}does:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$\\]*`),\n/gm

/** What a call refuses, an example on one line, that it is ours, and how the server sends its statements: nothing of it is read in a browser. */
const asides = /^ {2}(?:refuses: \[(?:\s*(?:'[A-Z_]+'|\.\.\.\w+),?)*\s*\]|example: \{.*\}|isOurs: true|isHot: true),\n/gm

/** What each call of the contract does, and what it refuses, is said by the server's reference alone: no browser carries it. */
export const referenceWords = (): Plugin => ({
  name: 'reference-words',
  apply: 'build',
  // Before types are taken away, while the text is still as it was laid.
  enforce: 'pre',
  transform: {
    filter: { id: /packages[\\/]contract[\\/]src[\\/].*\.ts$/ },
    handler: (code) => ({ code: code.replace(does, '').replace(asides, ''), map: null }),
  },
})
