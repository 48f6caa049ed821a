/** Finds circles between folders, for .dependency-cruiser.cjs: the tool itself finds circles between files only. */
const { globSync, readFileSync } = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..')
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.\.?\/[^']+)'/g

/** Maps each folder of `parent` to the sibling folders that its files import, type imports included, tests excluded. */
function importsAmong(parent) {
  const imports = new Map()
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: path.join(root, parent) })) {
    if (/\.(test|testing)\./.test(file)) continue
    const folder = file.split('/')[0]
    const others = imports.get(folder) ?? imports.set(folder, new Set()).get(folder)
    for (const [, text] of readFileSync(path.join(root, parent, file), 'utf8').matchAll(imported)) {
      const [other, below] = path.posix.join(path.posix.dirname(file), text).split('/')
      if (below !== undefined && other !== '..' && other !== folder) others.add(other)
    }
  }
  return imports
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

/** One rule per folder of a circle, none without circles. `exceptions`: pairs [from, to] that are ignored. */
function folderCircleRules(parent, exceptions = []) {
  const imports = importsAmong(parent)
  for (const [from, to] of exceptions) imports.get(from)?.delete(to)
  return circlesIn(imports).map(([folder, others]) => ({
    name: 'no-circles-of-folders',
    comment: `The folders of ${parent} import each other in one direction.`,
    severity: 'error',
    from: { path: `^${parent}/${folder}/`, pathNot: '\\.(test|testing)\\.' },
    to: { path: `^${parent}/(${others.join('|')})/` },
  }))
}

module.exports = { circlesIn, folderCircleRules }
