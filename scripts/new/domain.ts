import type { Names } from './names.ts'
import { contract, handlers, handlersTest, migration, samples } from './server.ts'
import { addressFile, formFile, listFile, phrases, rows, sheetFile } from './web.ts'

/** The files of a new domain by their paths. */
export const filesOf = (names: Names): Readonly<Record<string, string>> => {
  const { many, One } = names
  return {
    [`packages/contract/src/${many}/${many}.ts`]: contract(names),
    [`apps/server/migrations/${names.migration}-${names.many}.sql`]: migration(names),
    [`apps/server/src/domains/${many}/${many}.handlers.ts`]: handlers(names),
    [`apps/server/src/domains/${many}/${many}.handlers.test.ts`]: handlersTest(names),
    [`apps/server/src/domains/${many}/${many}.calls.testing.ts`]: samples(names),
    ...Object.fromEntries(
      (['fr', 'en', 'de'] as const).map((language) => [`packages/phrases/src/${language}/pages/${many}.ts`, phrases(names, language)]),
    ),
    [`apps/web/src/routing/addresses/${many}.ts`]: addressFile(names),
    [`apps/web/src/features/${many}/${many}.tsx`]: listFile(names),
    [`apps/web/src/features/${many}/${One}Form.tsx`]: formFile(names),
    [`apps/web/src/features/${many}/${One}Sheet.tsx`]: sheetFile(names),
  }
}

/** Puts a text before the one place that a pattern finds; a file in which it is not found has changed its form. */
function before(text: string, pattern: RegExp, added: string): string {
  const found = pattern.exec(text)
  if (!found) throw new Error(`${pattern.source} is not found: scripts/new/domain.ts knows another form of the file`)
  return text.slice(0, found.index) + added + text.slice(found.index)
}

/** What changes in files that stand: where phrases are typed, and the table of addresses. */
export const changesOf = (names: Names): Readonly<Record<string, (text: string) => string>> => {
  const { many, one } = names
  return {
    'packages/phrases/src/fr/all.ts': (text) => {
      const imported = before(text, /^import \{ screens \}/m, `import { ${many} } from './pages/${many}.ts'\n`)
      return imported.replace(/const pages = \{ (.+?),? \} as const/, `const pages = { $1, ${many} } as const`)
    },
    'apps/web/src/app/addresses/manager.ts': (text) => {
      const places = [...text.matchAll(/in: 'manage', at: (\d+)/g)].map(([, at]) => Number(at))
      const imported = before(text, /^import \{ keeps \}/m, `import { ${one}Address } from '../../routing/addresses/${many}.ts'\n`)
      return imported.replace(/\]\n$/, rows(names, Math.max(...places) + 10))
    },
  }
}
