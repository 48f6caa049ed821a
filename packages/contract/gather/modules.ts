import { readdirSync } from 'node:fs'
import path from 'node:path'

/** A file that was found by its name, and its exports. */
export interface GatheredModule<Exports> {
  /** From the folder that was searched, with `/`. */
  readonly file: string
  readonly exports: Exports
}

/** Imports every file below a folder whose path in it matches, in the order of their paths. For Node alone. */
export const modulesOf = <Exports>(folder: string, pattern: RegExp): Promise<GatheredModule<Exports>[]> =>
  Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => pattern.test(file))
      .toSorted()
      .map(async (file) => ({ file, exports: (await import(path.join(folder, file))) as Exports })),
  )
