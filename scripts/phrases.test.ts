import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { screens } from '@vigie/phrases/fr/screens.ts'
import { fr } from '@vigie/phrases/fr/all.ts'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const source = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/phrases/src/*.ts'], { cwd: root })
  .filter((file) => !/\.(test|testing)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')

interface Phrases {
  readonly [key: string]: string | Phrases
}
const keysOf = (phrases: Phrases, above = ''): string[] =>
  Object.entries(phrases).flatMap(([key, held]) => (typeof held === 'string' ? [above + key] : keysOf(held, `${above}${key}.`)))
const keys = keysOf(fr)
const plural = /_(zero|one|other)$/

test('each phrase of the screens is said somewhere', () => {
  const said = new Set(source.match(/\w+(\.\w+)+/g))
  // `shifts.zones.${zone}` says all that begin so.
  const begun = [...new Set([...source.matchAll(/(\w+\.[\w.]*)\$\{/g)].map(([, begins]) => begins!))]
  // A list reads these by its name; lists.test compares them with its definition.
  for (const [, name] of source.matchAll(/defineList\(\{\s*name: '(\w+)'/g))
    begun.push(
      ...['title', 'list', 'columns.', 'filters.', 'count', 'search', 'searchHint', 'empty.', 'more', 'view.title', 'view.close'].map(
        (key) => `${name}.${key}`,
      ),
    )
  // A record reads these by its name; the compiler compares them with its fields.
  for (const [, name] of source.matchAll(/(?:useRecordForm\(\{\s*name: '|<RecordCard\s+name=")([\w.]+)/g))
    begun.push(...['title', 'saved', 'changed', 'fields.', 'hints.', 'words.', 'groups.'].map((key) => `${name}.${key}`))
  // So do the form, the sheet and the list of a kind of company (domains/parties).
  for (const [, name] of source.matchAll(/anyKind\(\{\s*name: '(\w+)'/g))
    begun.push(...['add', 'states.', 'remove.', 'edit.'].map((key) => `${name}.${key}`))
  // The title of a page is read by the name of its words.
  begun.push(...[...source.matchAll(/words: '(\w+)'/g)].map(([, name]) => `${name}.title`))
  const unsaid = keys
    .map((key) => key.replace(plural, ''))
    .filter((key) => !said.has(key) && !begun.some((begins) => key.startsWith(begins)))
  expect(unsaid, 'take them out of packages/phrases/src/{fr,en,de}').toEqual([])
})

test('a phrase that counts has both its forms', () => {
  const known = new Set(keys)
  const alone = keys.filter((key) => plural.test(key) && !['_one', '_other'].every((form) => known.has(key.replace(plural, form))))
  expect(alone, 'write the other form in packages/phrases/src/{fr,en,de}: where it is missing, the key is shown').toEqual([])
})

/** What a file of the web app reaches by imports, at its start or later; types say nothing. Without the files so named. */
function reachOf(start: string, without = /^$/): Set<string> {
  const reached = new Set<string>()
  const reach = (file: string): void => {
    if (reached.has(file) || without.test(file)) return
    reached.add(file)
    const text = readFileSync(file, 'utf8').replace(/import type [^;]+? from '[^']+'/g, '')
    for (const [, to] of text.matchAll(/(?:from|import)[\s(]+'(\.[^']+\.tsx?)'/g)) reach(path.join(path.dirname(file), to!))
  }
  reach(start)
  return reached
}

test('what one screen alone says is said where its words have come', () => {
  const web = path.join(root, 'apps/web/src/')
  const parts = [...Object.keys(fr).filter((domain) => !(domain in screens)), 'widgets.demo', 'clockings.kiosk', 'clockings.tablet']
  /** Where the words of a part come from: its own file, a file that names it whole, or the frame of the clock. */
  const brings: Record<string, RegExp> = { 'widgets.demo': /fr\/demo\.ts/, 'clockings.kiosk': /^clock/, 'clockings.tablet': /^clock/ }
  const rows = globSync('app/addresses/*.ts', { cwd: web })
    .map((file) => readFileSync(web + file, 'utf8'))
    .join('\n')
  /** What an address brings along by itself: the words that its row names. */
  const named = new Map(
    [...rows.matchAll(/words: '(\w+)',[^}]*?(?:\}\],)?[^}]*?import\('\.\.\/\.\.\/(.+?)'\)/g)].map(([, words, file]) => [
      file!,
      `fr/pages/${words}.ts`,
    ]),
  )
  const screenFiles = [...new Set([...globSync('screens/**/*.tsx', { cwd: web }), ...named.keys()])]
  const roots = [
    ...screenFiles.map((file) => ({ file, reached: reachOf(web + file) })),
    // What stands around all screens, without them.
    ...['app/main.tsx', 'app/shell/Frame.tsx'].map((file) => ({
      file,
      reached: reachOf(web + file, /src\/(screens|spaces)\/|app\/addresses\//),
    })),
  ].map(({ file, reached }) => {
    const source = readFileSync(web + file, 'utf8')
    const ofClock = file.startsWith('screens/clocking/cloc') ? 'clock' : ''
    return {
      file,
      // The words of a page, which another screen says as well.
      brought: [
        ofClock,
        source.replace(/wordsOfPages?\(.*?\)/g, (call) => call.replace(/'(\w+)'/g, 'fr/pages/$1.ts')),
        named.get(file),
      ].join(),
      said: [...reached].map((one) => readFileSync(one, 'utf8')).join('\n'),
    }
  })
  const saying = parts.map((part) => {
    const says = new RegExp(`['\`]${part.replace('.', '\\.')}\\.`)
    return { part, from: roots.filter(({ said }) => says.test(said)) }
  })
  const unbrought = saying.flatMap(({ part, from }) =>
    from
      .filter(({ brought }) => !(brings[part] ?? new RegExp(`fr/(\\w+/)?${part}\\.ts`)).test(brought))
      .map(({ file }) => `${file} says ${part}`),
  )
  expect(unbrought, 'let the screen load them (`phrases`), or put the words into screens.ts').toEqual([])
  expect(saying.filter(({ from }) => from.length === 0)).toEqual([])
})
