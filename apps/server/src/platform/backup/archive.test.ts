import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { dataRoot } from '../../../test/data-root.ts'
import { openArchiveWriter } from './archive-writer.ts'
import { BackupFault, names, sumOf, sumsText } from './contents.ts'
import { restoreFiles } from './restore-files.ts'

const folder = mkdtempSync(path.join(dataRoot, 'vigie-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Files = Readonly<Record<string, string>>
const segment = 'postgres/pg_wal/000000010000000000000002'
const usual: Files = {
  'postgres/PG_VERSION': '18\n',
  'postgres/base/1/2': 'rows'.repeat(5000),
  [segment]: 'log',
  'files/abc/abcdef': 'document',
}

/** As PostgreSQL writes it, of what is not of the log. */
function manifestOf(files: Files, ranges = [{ Timeline: 1, 'Start-LSN': '0/2000028', 'End-LSN': '0/2000120' }]): string {
  const listed = Object.entries(files)
    .filter(([name]) => name.startsWith('postgres/') && !name.includes('pg_wal'))
    .map(([name, text]) => ({ Path: name.slice(9), Size: text.length, 'Checksum-Algorithm': 'SHA256', Checksum: sumOf(text) }))
  const body = JSON.stringify({ 'PostgreSQL-Backup-Manifest-Version': 2, 'System-Identifier': 7, Files: listed, 'WAL-Ranges': ranges })
  const before = `${body.slice(0, -1)},\n`
  return `${before}"Manifest-Checksum": "${sumOf(before)}"}\n`
}

interface Made {
  readonly files?: Files
  readonly manifest?: string
  readonly format?: number
  readonly sums?: string
  readonly isEnded?: boolean
  readonly link?: boolean
  readonly first?: string
}
let count = 0
/** The bytes of a backup, whole or wrong in one way. */
async function made({ files = usual, manifest = manifestOf(usual), format = 1, sums, isEnded = true, link = false, first }: Made = {}) {
  const file = path.join(folder, `${count++}.tar.zst`)
  const writer = openArchiveWriter(`${file}.draft`)
  const add = (name: string, text: string) => writer.add({ name, size: Buffer.byteLength(text) }, [Buffer.from(text)])
  const described = { format, product: '1.8.0', postgres: '18.4', systemId: '7', series: '0a1b2c3d', startedAt: '2026-11-26T02:00:00Z' }
  await add(first ?? names.description, JSON.stringify(described))
  await writer.add({ name: 'postgres/pg_tblspc', type: 'directory' })
  for (const [name, text] of Object.entries(files)) await add(name, text)
  if (link) await writer.add({ name: 'files/link', type: 'symlink', linkname: '/etc/passwd' })
  await add(names.manifest, manifest)
  const text = sums ?? sumsText(writer.sums)
  await add(names.sums, text)
  const ended = { heldUntil: '2026-11-26T02:00:01Z', endedAt: '2026-11-26T02:00:02Z', files: 6, bytes: 1, sums: sumOf(text) }
  if (isEnded) await add(names.ending, JSON.stringify(ended))
  await writer.end(file)
  return readFileSync(file)
}
const pieces = (count: number) => Array.from({ length: count }, () => randomBytes(65_536))

test('a disk without room fails the backup and nothing else, and leaves no draft', async () => {
  const draft = path.join(folder, 'full.draft')
  symlinkSync('/dev/full', draft)
  const writer = openArchiveWriter(draft)
  await expect(writer.add({ name: 'postgres/large', size: 65_536 * 200 }, pieces(200))).rejects.toThrow('ENOSPC')
  await writer.abandon()
  expect(existsSync(draft)).toBe(false)
})

test('a backup that is given up in the middle of a file leaves no draft, and ends nothing else', async () => {
  const draft = path.join(folder, 'given-up.draft')
  const writer = openArchiveWriter(draft)
  const held = Promise.withResolvers<void>()
  async function* slowly() {
    yield randomBytes(65_536)
    await held.promise
    yield randomBytes(65_536)
  }
  const adding = expect(writer.add({ name: 'postgres/large', size: 65_536 * 2 }, slowly())).rejects.toThrow('the backup is abandoned')
  await writer.abandon()
  held.resolve()
  await adding
  expect(existsSync(draft)).toBe(false)
})

const restored = (bytes: Buffer, to: string) =>
  restoreFiles(
    async () => Readable.from([bytes]),
    to,
    async (backup) => backup,
  )
const newFolder = () => path.join(folder, `to-${count++}`)

/** Refused with a sentence, and nothing is left. */
async function refused(bytes: Buffer, sentence: RegExp | string): Promise<void> {
  const to = newFolder()
  const fault: unknown = await restored(bytes, to).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(BackupFault)
  expect((fault as Error).message).toMatch(sentence)
  expect(() => readdirSync(to)).toThrow('ENOENT')
}

test('what was written is restored, each file under its name', async () => {
  const to = newFolder()
  expect(await restored(await made(), to)).toMatchObject({ product: '1.8.0', heldUntil: '2026-11-26T02:00:01Z', series: '0a1b2c3d' })
  expect(readdirSync(to).toSorted()).toEqual(['files', 'postgres'])
  for (const [name, text] of Object.entries(usual)) expect(readFileSync(path.join(to, name), 'utf8')).toBe(text)
  expect(readdirSync(path.join(to, 'postgres')).toSorted()).toEqual(['PG_VERSION', 'backup_manifest', 'base', 'pg_tblspc', 'pg_wal'])
})

test('a file that is cut is refused wherever it was cut', async () => {
  const bytes = await made()
  for (let cut = 0; cut < bytes.length; cut += Math.max(1, Math.floor(bytes.length / 40))) await refused(bytes.subarray(0, cut), /./)
  await refused(bytes.subarray(0, -1), 'la fin manque')
  await refused(Buffer.alloc(0), 'la fin manque')
})

test('a file with another byte is refused wherever it is', async () => {
  const bytes = await made()
  for (let at = 0; at < bytes.length; at += Math.max(1, Math.floor(bytes.length / 60))) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 0x10
    await refused(changed, /./)
  }
})

test('a file with more than its own is refused', async () => {
  const bytes = await made()
  await refused(Buffer.concat([bytes, Buffer.from('x')]), 'la fin manque, ou le fichier a été changé')
  await refused(Buffer.concat([bytes, bytes]), 'la fin manque, ou le fichier a été changé')
})

test.each<[string, Made | Buffer, string | RegExp]>([
  ['another kind of file', Buffer.from('# Vigie\n'.repeat(100)), 'ce n’est pas une sauvegarde de Vigie'],
  ['another archive', { first: 'readme' }, 'ce n’est pas une sauvegarde de Vigie'],
  ['a newer format', { format: 2 }, /format \(2\) est d’une version plus récente/],
  ['no ending', { isEnded: false }, 'la fin manque'],
  ['sums of other files', { sums: `${sumOf('x')}  backup.json\n` }, 'les sommes ne sont pas celles des fichiers'],
  ['a changed file of the database', { files: { ...usual, 'postgres/base/1/2': 'rowz'.repeat(5000) } }, 'postgres/base/1/2 a été changé'],
  ['a shorter file of the database', { files: { ...usual, 'postgres/base/1/2': 'rows' } }, 'postgres/base/1/2 a été changé'],
  ['a missing file of the database', { files: { 'postgres/PG_VERSION': '18\n', [segment]: 'log' } }, 'postgres/base/1/2 manque'],
  ['one more file of the database', { files: { ...usual, 'postgres/base/1/3': 'x' } }, 'postgres/base/1/3 n’est pas de cette sauvegarde'],
  ['a missing segment of the log', { files: { ...usual, [segment]: undefined as never } }, 'journal de PostgreSQL est incomplet'],
  ['a changed list', { manifest: manifestOf(usual).replace('"Size":3', '"Size":4') }, 'la liste de PostgreSQL a été changée'],
  ['no list', { manifest: '' }, 'la liste de PostgreSQL a été changée'],
  ['a name that leads out', { files: { ...usual, '../out': 'x' } }, 'n’a pas sa place'],
  ['a name that leads out from inside', { files: { ...usual, 'files/../../out': 'x' } }, 'n’a pas sa place'],
  ['an absolute name', { files: { ...usual, '/tmp/out': 'x' } }, 'n’a pas sa place'],
  ['a folder that no installation has', { files: { ...usual, 'secret-key': 'x' } }, 'n’a pas sa place'],
  ['a link', { link: true }, 'n’a pas sa place'],
])('refused with its reason: %s', async (_, wrong, sentence) => {
  if (Buffer.isBuffer(wrong)) return refused(wrong, sentence)
  const files = wrong.files && Object.fromEntries(Object.entries(wrong.files).filter(([, text]) => text !== undefined))
  await refused(await made(files ? { ...wrong, files } : wrong), sentence)
})

test('a folder with something in it is refused, and stays as it is', async () => {
  const to = newFolder()
  mkdirSync(to)
  writeFileSync(path.join(to, 'kept'), 'kept')
  await expect(restored(await made(), to)).rejects.toThrow('n’est pas vide')
  expect(readdirSync(to)).toEqual(['kept'])
  await expect(restored(await made(), path.join(to, 'kept'))).rejects.toThrow(
    'rien ne peut être écrit dans la destination (un fichier porte ce nom)',
  )
  const long = restored(await made(), path.join(to, 'x'.repeat(300)))
  await expect(long).rejects.toThrow('rien ne peut être écrit dans la destination (le chemin est trop long)')
})

test('where what comes after the files fails, nothing is left of them either', async () => {
  const to = newFolder()
  const failing = restoreFiles(
    async () => Readable.from([await made()]),
    to,
    async () => {
      writeFileSync(path.join(to, 'log-restored'), '')
      throw new Error('the log is too short')
    },
  )
  await expect(failing).rejects.toThrow('the log is too short')
  expect(() => readdirSync(to)).toThrow('ENOENT')
})

test('an empty folder is restored into, stays where the backup is wrong, and so is one whose restore was killed', async () => {
  const to = newFolder()
  mkdirSync(to)
  await expect(restored((await made()).subarray(0, 500), to)).rejects.toThrow(/./)
  expect(readdirSync(to)).toEqual([])
  mkdirSync(path.join(to, '.restauration', 'postgres'), { recursive: true })
  await restored(await made(), to)
  expect(readdirSync(to).toSorted()).toEqual(['files', 'postgres'])
})
