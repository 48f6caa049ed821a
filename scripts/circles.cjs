/** Finds circles between folders, for .dependency-cruiser.cjs: the tool itself finds circles between files only. */
const { globSync, readFileSync } = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..')
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.\.?\/[^']+)'/g
const isTest = (file) => /[./](test|testing)\./.test(file)

/** Every import from a file of a source folder to another by its relative path, type imports included, tests excluded. */
const importsOf = (sources) =>
  globSync(
    sources.map((source) => `${source}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(imported)].map(([, text]) => [
        file,
        path.posix.join(path.posix.dirname(file), text),
      ]),
    )

/** Maps each folder that has siblings to their imports: the parent, then the folder, then the siblings that its files import. */
function siblingImports(imports) {
  const parents = new Map()
  for (const [file, other] of imports) {
    const [own, others] = [file.split('/'), other.split('/')]
    const at = own.findIndex((name, index) => name !== others[index])
    // A file beside the folder is none of its siblings.
    if (at < 0 || at >= own.length - 1 || at >= others.length - 1) continue
    const parent = own.slice(0, at).join('/')
    const folders = parents.get(parent) ?? parents.set(parent, new Map()).get(parent)
    const siblings = folders.get(own[at]) ?? folders.set(own[at], new Set()).get(own[at])
    siblings.add(others[at])
  }
  return parents
}

function reachedFrom(folder, imports) {
  const reached = new Set()
  const waiting = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const other of imports.get(next) ?? []) {
      if (reached.has(other)) continue
      reached.add(other)
      waiting.push(other)
    }
  }
  return reached
}

/** Each folder that is part of a circle, with the other folders of that circle. */
function circlesIn(imports) {
  const reached = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(folder, imports)]))
  return [...reached].flatMap(([folder, others]) => {
    const back = [...others].filter((other) => other !== folder && reached.get(other)?.has(folder))
    return back.length > 0 ? [[folder, back]] : []
  })
}

/** One rule per folder of a circle, none without circles. `exceptions`: imports [parent, from, to] that are ignored, each of which must exist. */
function folderCircleRules(sources, exceptions = []) {
  const parents = siblingImports(importsOf(sources))
  for (const [parent, from, to] of exceptions)
    if (!parents.get(parent)?.get(from)?.delete(to)) throw new Error(`Remove the exception: in ${parent} nothing of ${from} imports ${to}.`)
  return [...parents].flatMap(([parent, imports]) =>
    circlesIn(imports).map(([folder, others]) => ({
      name: 'no-circles-of-folders',
      comment: `The folders of ${parent} import each other in one direction.`,
      severity: 'error',
      from: { path: `^${parent}/${folder}/`, pathNot: '[./](test|testing)\\.' },
      to: { path: `^${parent}/(${others.join('|')})/` },
    })),
  )
}

module.exports = { circlesIn, folderCircleRules, siblingImports }
