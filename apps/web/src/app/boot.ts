import '../theme/fonts.css'
import { frameFiles, runInTurn } from './files.ts'

/** The files of the start, each after those that it stands on (build/start-early.ts); none while one develops. */
const startFiles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)

/** Asks for a file that runs later. */
const preload = (href: string): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }))

/**
 * The app begins when what the page itself paints (first/) is on the screen, and each of its files runs in a task of its
 * own: on a slow phone they would hold that back, and whatever is touched meanwhile. Those of the start have been on their
 * way since the page's first bytes; those of the frame follow them where somebody is signed in (main.tsx runs them).
 */
async function begin(): Promise<void> {
  if (document.documentElement.dataset['first'] === 'frame') frameFiles().forEach(preload)
  await runInTurn(startFiles)
  await import('./main.tsx')
}
// A page that nobody sees paints nothing.
if (document.hidden) void begin()
else requestAnimationFrame(() => setTimeout(() => void begin()))
