import { importKinds, type ImportLocation, type ImportMeanwhile } from '@vigie/contract/imports/imports.report.ts'
import { titleOf } from '../read/imports.columns.rules.ts'
import { keyOf } from '../read/imports.keys.rules.ts'
import type { Lines } from '../read/imports.lines.rules.ts'
import type { Fingerprint, FingerprintLine } from './imports.fingerprint.ts'

type Hashes = FingerprintLine[4]
const placeOf = (file: string, line: number): string => `${line} ${file}`
const byPlace = ({ lines }: Fingerprint) => new Map(lines.map((line) => [placeOf(line[0], line[1]), line[4]]))
const refusedIn = ({ refused }: Fingerprint) => new Set(refused.map(([file, line]) => placeOf(file, line)))

/** What became of a line's row between two looks; undefined: the import would do the same. No hashes: it changes nothing. */
function became(before: Hashes | undefined, now: Hashes | undefined): { what: ImportMeanwhile['what']; fields: string[] } | undefined {
  const none = { fields: [] }
  if (typeof now === 'string') return before === now ? undefined : { what: typeof before === 'string' ? 'changed' : 'deleted', ...none }
  if (typeof before === 'string') return { what: 'created', ...none }
  if (before && !now) return { what: 'done', ...none }
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])]
  const fields = names.filter((name) => before?.[name] !== now?.[name])
  return fields.length > 0 ? { what: 'changed', fields } : undefined
}

/**
 * The lines that would do something else than was shown, in the order of the files' kinds, and what has become of what they
 * are about. The files must be the same (`said`).
 */
export function meanwhileOf(lines: Lines, shown: Fingerprint, now: Fingerprint): ImportMeanwhile[] {
  const [before, after] = [byPlace(shown), byPlace(now)]
  const [refusedBefore, refusedNow] = [refusedIn(shown), refusedIn(now)]
  return importKinds.flatMap((kind) =>
    lines[kind].flatMap((line): ImportMeanwhile[] => {
      const place = placeOf(line.file, line.line)
      const at: ImportLocation & Pick<ImportMeanwhile, 'kind' | 'key'> = {
        file: line.file,
        line: line.line,
        kind,
        key: keyOf(kind, line) ?? '',
      }
      if (refusedNow.has(place)) return refusedBefore.has(place) ? [] : [{ ...at, what: 'refused', fields: [] }]
      if (refusedBefore.has(place)) return [{ ...at, what: 'accepted', fields: [] }]
      const found = became(before.get(place), after.get(place))
      return found ? [{ ...at, what: found.what, fields: found.fields.map((field) => titleOf(kind, field)) }] : []
    }),
  )
}
