// npm run dev: the server and the web app, both with reload. The page is at http://localhost:5173.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './run.mjs'

const env = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` }
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { cwd: root, env, stdio: 'inherit' }),
  spawn('vite', ['apps/web', '--port', '5173'], { cwd: root, env, stdio: 'inherit' }),
]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode ||= code ?? 0
  })
}
