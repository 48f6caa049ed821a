// Makes the sources ready to run, on Node 20 as on a later one and with built-ins alone: installs the components that the
// lock file names and that are missing, with --tools also those of tests and checks, builds the web app when its sources
// changed (--build), and makes sure of Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { installed, recordOf } from './installed.mjs'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const modules = path.join(root, 'node_modules')
const web = path.join(root, 'apps/web')
const wantedNode = 24
/** There while tools are added, so that an addition that was cut off is known. */
const adding = path.join(modules, '.vigie-adding')

/** A hash over files, by their path and content. */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash
}

/** Files below a folder, in order, without what is made or tried there. */
function filesBelow(folder) {
  if (!existsSync(path.join(root, folder))) return []
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (['node_modules', 'dist', '.DS_Store'].includes(entry.name) || /\.test\.\w+$/.test(entry.name)) return []
    return entry.isDirectory() ? filesBelow(name) : entry.isFile() ? [name] : []
  })
}

function webHash() {
  const packages = readdirSync(path.join(root, 'packages')).toSorted()
  const files = [...filesBelow('apps/web'), ...packages.flatMap((name) => filesBelow(`packages/${name}/src`))]
  return hashOf(['package-lock.json', ...files]).digest('hex')
}

const stamped = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')

/** Node of the installation, or failing that the machine's: its path and version. */
function runtime() {
  for (const command of [path.join(modules, '.bin/node'), process.execPath]) {
    const asked = spawnSync(command, ['--version'], { encoding: 'utf8' })
    if (asked.status === 0) return { command, version: asked.stdout.trim().replace(/^v/, '') }
  }
  return { command: process.execPath, version: process.versions.node }
}

/** The machine's own programs: npm must not run on the Node that it is about to replace. */
function outsidePath() {
  const entries = (process.env.PATH ?? '').split(path.delimiter)
  return entries.filter((entry) => !entry.includes('node_modules') && !entry.includes('node-gyp-bin')).join(path.delimiter)
}

let running
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]) {
  process.on(signal, () => {
    running?.kill(signal)
    process.stdout.write('\n')
    process.exit(code)
  })
}

/** Runs one step and tells how long it takes; its output is shown only if it fails. */
function step(label, command, args, options) {
  return new Promise((resolve) => {
    const began = Date.now()
    const isTerminal = process.stdout.isTTY
    const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
    const show = () => process.stdout.write(`\r${label}…  ${seconds()}`)
    if (isTerminal) show()
    else console.log(`${label}…`)
    const ticking = setInterval(() => (isTerminal ? show() : console.log(`${label}…  ${seconds()}`)), isTerminal ? 1_000 : 15_000)
    let output = ''
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    running = child
    const keep = (chunk) => (output = (output + chunk).slice(-20_000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => end(error.message))
    child.on('close', (code, signal) => end(code === 0 ? undefined : signal ? `arrêté par ${signal}` : `code ${code}`))
    let isOver = false
    function end(failure) {
      if (isOver) return
      isOver = true
      running = undefined
      clearInterval(ticking)
      console.log(`${isTerminal ? '\r' : ''}${label} : ${failure ? 'échec' : 'fait'} (${seconds()})`)
      if (!failure) return resolve()
      console.error(`${output.trimEnd().split('\n').slice(-30).join('\n')}\n\n${label} : échec (${failure}).`)
      process.exit(1)
    }
  })
}

/**
 * Installs what serves, or that and the tools. Tools are added to what is there, for a server may be running from it;
 * everything else is installed anew by the lock file.
 */
async function install(label, { withTools, isAddition }) {
  const env = { ...process.env, PATH: outsidePath() }
  // What npm hands down to its scripts would change what the inner npm does.
  for (const name of Object.keys(env)) if (/^npm_(config_(omit|include|production|workspaces?)|lifecycle)/i.test(name)) delete env[name]
  const hasNpm = spawnSync('npm', ['--version'], { env }).status === 0
  const [command, before] = hasNpm ? ['npm', []] : [process.execPath, [process.env.npm_execpath ?? 'npm-cli.js']]
  const npm = (args) => step(label, command, [...before, ...args, '--include=optional', '--no-audit', '--no-fund'], { cwd: root, env })
  // Said outright, because NODE_ENV=production would leave the tools out.
  const what = withTools ? '--include=dev' : '--omit=dev'
  if (isAddition) {
    // What an addition that was cut off has left may be there by half.
    if (existsSync(adding)) await npm(['prune', '--omit=dev'])
    writeFileSync(adding, '')
    await npm(['install', '--no-save', what])
    rmSync(adding)
  } else {
    rmSync(recordOf(root), { force: true })
    await npm(['ci', what])
  }
  // Node brings its C headers, 67 MB, and nothing is compiled here.
  for (const name of readdirSync(modules).filter((one) => one.startsWith('node-linux-')))
    rmSync(path.join(modules, name, 'include'), { recursive: true, force: true })
}

async function build(label, node) {
  const dist = path.join(web, 'dist')
  const hash = webHash()
  rmSync(path.join(dist, '.vigie-stamp'), { force: true })
  // The stamp is written last: a build cut off in the middle is made again.
  const env = { ...process.env, NODE_ENV: 'production', PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}` }
  await step(label, node, [path.join(modules, 'vite/bin/vite.js'), 'build'], { cwd: web, env })
  mkdirSync(dist, { recursive: true })
  writeFileSync(path.join(dist, '.vigie-stamp'), `${hash}\n`)
}

const present = installed(root)
const wantsTools = process.argv.includes('--tools')
const mustInstall = wantsTools ? present !== 'full' : !present
const wantsBuild = process.argv.includes('--build') && existsSync(path.join(web, 'vite.config.ts'))
const mustBuild =
  wantsBuild && (!existsSync(path.join(web, 'dist/index.html')) || stamped(path.join(web, 'dist/.vigie-stamp')) !== webHash())
const total = Number(mustInstall) + Number(mustBuild)
let at = 0
const numbered = (label) => `[${++at}/${total}] ${label}`

if (mustInstall) {
  const isAddition = present === 'serving'
  // Who has the tools keeps them when the lock file changes.
  const withTools = wantsTools || existsSync(path.join(modules, '.bin/vitest'))
  await install(numbered(isAddition ? 'Installation des outils de test' : 'Installation des composants'), { withTools, isAddition })
}

const { command: node, version } = runtime()
if (Number(version.split('.')[0]) < wantedNode) {
  console.error(
    `Node.js ${wantedNode} ou plus récent est nécessaire ; cette machine a la version ${version}.\n` +
      (process.platform === 'win32'
        ? 'Sous Windows, lancez le produit dans WSL (Ubuntu ou Debian).'
        : `Installez Node.js ${wantedNode} depuis https://nodejs.org (ou avec le gestionnaire de paquets de la machine), puis recommencez.`),
  )
  process.exit(1)
}

if (mustBuild) await build(numbered("Construction de l'application web"), node)
