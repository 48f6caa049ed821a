import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const emptyDir = path.join(root, 'data/bench-empty')
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/** An empty page of the same React and MUI, built, and served as small as the product's own. */
export async function serveEmpty(): Promise<{ url: string; close: () => void }> {
  execFileSync('vite', ['build', 'apps/web/bench', '--outDir', emptyDir, '--emptyOutDir', '--logLevel', 'error'], { cwd: root })
  const packed = new Map<string, Buffer>()
  const read = (name: string): Buffer => {
    const kept = packed.get(name) ?? brotliCompressSync(readFileSync(path.join(emptyDir, name)))
    packed.set(name, kept)
    return kept
  }
  const server = createServer(({ url = '/' }, answer) => {
    const name = url === '/' ? 'index.html' : path.normalize(url)
    try {
      const body = read(name)
      answer.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream')
      answer.setHeader('content-encoding', 'br')
      answer.end(body)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, close: () => server.close() }
}
