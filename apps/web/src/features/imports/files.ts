/** What the server takes at a time. */
export const mostFiles = 20
export const mostMegabytes = 25

export interface Added {
  readonly files: readonly File[]
  readonly tooLarge: readonly string[]
  readonly isTooMany: boolean
}

/** The files with others beside them: one of the same name takes the place of the former, which was corrected. */
export function withFiles(files: readonly File[], given: readonly File[]): Added {
  const tooLarge = given.filter(({ size }) => size > mostMegabytes * 1024 * 1024).map(({ name }) => name)
  const byName = new Map(files.map((file) => [file.name, file]))
  for (const file of given) if (!tooLarge.includes(file.name)) byName.set(file.name, file)
  const all = [...byName.values()]
  return { files: all.slice(0, mostFiles), tooLarge, isTooMany: all.length > mostFiles }
}
