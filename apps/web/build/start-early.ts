import type { Plugin, Rolldown } from 'vite'

/** The files of a module and of all that it imports, each after those that it stands on: in this order they run (app/boot.ts). */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const files: string[] = []
  const seen = new Set<string>()
  const want = (name: string): void => {
    const part = bundle[name]
    if (seen.has(name) || part?.type !== 'chunk') return
    seen.add(name)
    part.imports.forEach(want)
    if (!part.isEntry) files.push(`/${name}`)
  }
  const first = Object.values(bundle).find((part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(module)))
  if (!first) throw new Error(`${module} is in no file (build/start-early.ts)`)
  want(first.fileName)
  return files
}

/** Asks for the scripts of the start beside the page, after what it paints with; behind a sign-in for those of the frame too (first/next.js). */
export function startEarly(): Plugin {
  return {
    name: 'start-early',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        // While one develops there are no files.
        if (!bundle) return html.replace('FRAME_FILES', '[]')
        const start = filesOf(bundle, '/src/app/main.tsx')
        const frame = filesOf(bundle, '/src/app/shell/Frame.tsx').filter((file) => !start.includes(file))
        return {
          html: html.replace('FRAME_FILES', JSON.stringify(frame)),
          tags: start.map((href) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href },
            injectTo: 'head',
          })),
        }
      },
    },
  }
}
