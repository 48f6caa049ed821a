import * as z from 'zod/mini'
import { BackupFault, sumOf, type Sums } from './contents.ts'
import { segmentsBetween } from './lsn.ts'

/** PostgreSQL's list of the files of a backup («Backup Manifest Format»), as far as it is held against them. */
const shape = z.object({
  'PostgreSQL-Backup-Manifest-Version': z.literal([1, 2]),
  Files: z.array(
    z.object({
      Path: z.optional(z.string()),
      /** In hex, of a name that is no UTF-8. */
      'Encoded-Path': z.optional(z.string()),
      Size: z.int(),
      'Checksum-Algorithm': z.literal('SHA256'),
      Checksum: z.string(),
    }),
  ),
  'WAL-Ranges': z.array(z.object({ Timeline: z.int(), 'Start-LSN': z.string(), 'End-LSN': z.string() })),
})
type Manifest = z.infer<typeof shape>

const prefix = 'postgres/'
const ownSum = '"Manifest-Checksum"'

function readManifest(text: string): Manifest {
  const at = text.lastIndexOf(ownSum)
  const said = /"([0-9a-f]{64})"/.exec(text.slice(at + ownSum.length))?.[1]
  if (at < 0 || sumOf(text.slice(0, at)) !== said) throw new BackupFault('la liste de PostgreSQL a été changée')
  const read = shape.safeParse(JSON.parse(text))
  if (!read.success) throw new BackupFault('la liste de PostgreSQL ne peut pas être lue')
  return read.data
}

/** Holds the files of a database against the list that PostgreSQL made of them; a fault is thrown as a sentence. */
export function checkManifest(text: string, sums: Sums): void {
  const { Files: files, 'WAL-Ranges': ranges } = readManifest(text)
  const listed = new Set<string>()
  for (const { Path: path, 'Encoded-Path': encoded = '', Size: size, Checksum: sum } of files) {
    const name = prefix + (path ?? Buffer.from(encoded, 'hex').toString())
    const found = sums.get(name)
    if (!found) throw new BackupFault(`le fichier ${name} manque`)
    if (found.size !== size || found.sum !== sum) throw new BackupFault(`le fichier ${name} a été changé`)
    listed.add(name)
  }
  for (const { Timeline: timeline, 'Start-LSN': start, 'End-LSN': end } of ranges)
    for (const segment of segmentsBetween(timeline, start, end))
      if (!sums.has(`${prefix}pg_wal/${segment}`)) throw new BackupFault(`le journal de PostgreSQL est incomplet : ${segment} manque`)
  for (const name of sums.keys()) {
    const isOwn = !name.startsWith(prefix) || name.startsWith(`${prefix}pg_wal/`) || name === `${prefix}backup_manifest`
    if (!isOwn && !listed.has(name)) throw new BackupFault(`le fichier ${name} n’est pas de cette sauvegarde`)
  }
}
