import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { extract, type ExtractEvents } from 'tar-stream'
import * as z from 'zod/mini'
import { unlessGone } from '../folder.ts'
import {
  BackupFault,
  description,
  ending,
  folders,
  format,
  names,
  summed,
  sumOf,
  sumsText,
  type Description,
  type Ending,
  type Sums,
} from './contents.ts'
import { checkManifest } from './manifest.ts'
import { unsealing } from './sealed.ts'

type Entry = ExtractEvents['entry'][1]

export interface ReadBackup extends Description, Ending {}

/** Small files of the backup itself, which are read into memory. */
const smallest = 64 * 1024
const largest = 1024 * 1024 * 1024

/**
 * Lays what a backup holds into an empty folder, and checks all of it: each file against PostgreSQL's list and the list of
 * sums, and that nothing is missing or more. Throws BackupFault with the reason; the caller then removes
 * the written files.
 */
export async function unpackBackup(file: Readable, folder: string): Promise<ReadBackup> {
  const sums: Sums = new Map()
  const own: { description?: Description; sums?: string; ending?: Ending } = {}
  const tar = extract()
  const fed = pipeline(file, unsealing(), zlib.createZstdDecompress(), tar)
  fed.catch(() => {})
  try {
    for await (const entry of tar) {
      const { name } = entry.header
      if (own.ending) throw new BackupFault('il y a quelque chose après sa fin')
      if (!own.description && name !== names.description) throw new BackupFault('ce n’est pas une sauvegarde de Vigie')
      if (name === names.description) own.description = describedBy(await textOf(entry, smallest, sums))
      else if (name === names.sums) own.sums = await textOf(entry, largest)
      else if (name === names.ending) own.ending = parsed(ending, await textOf(entry, smallest))
      else await lay(entry, folder, sums)
    }
    await fed
  } catch (error) {
    file.destroy()
    // What the archive stumbles over may be that less came than should.
    const broken: unknown = await fed.catch((fault: unknown) => fault)
    const known = [error, broken].find((one) => one instanceof BackupFault || isOfDisk(one))
    throw known ?? new BackupFault(reasonOf(error), { cause: error })
  }
  if (!own.description) throw new BackupFault('le fichier est vide')
  if (!own.ending || own.sums === undefined) throw new BackupFault('la fin manque')
  if (sumOf(own.sums) !== own.ending.sums || own.sums !== sumsText(sums))
    throw new BackupFault('les sommes ne sont pas celles des fichiers')
  checkManifest(await readFile(path.join(folder, names.manifest), 'utf8').catch(unlessGone('')), sums)
  return { ...own.description, ...own.ending }
}

function describedBy(text: string): Description {
  const found = parsed(z.looseObject({ format: z.int() }), text)
  if (found.format !== format) throw new BackupFault(`son format (${found.format}) est d’une version plus récente`)
  return parsed(description, text)
}

function parsed<S extends z.ZodMiniType>(shape: S, text: string): z.output<S> {
  try {
    return z.parse(shape, JSON.parse(text))
  } catch (error) {
    throw new BackupFault('sa description ne peut pas être lue', { cause: error })
  }
}

async function textOf(entry: Entry, most: number, sums?: Sums): Promise<string> {
  const { name, size } = entry.header
  if (size > most) throw new BackupFault(`${name} est trop grand`)
  const chunks: Buffer[] = []
  for await (const chunk of entry) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  sums?.set(name, { sum: sumOf(bytes), size: bytes.length })
  return bytes.toString('utf8')
}

/** A file or folder of one of the three that belong to an installation; a name that leads elsewhere is refused. */
async function lay(entry: Entry, folder: string, sums: Sums): Promise<void> {
  const { name, type } = entry.header
  const parts = name.replace(/\/$/, '').split('/')
  const isInside = folders.some((one) => one === parts[0]) && parts.every((part) => part !== '' && part !== '.' && part !== '..')
  if (!isInside || name.includes('\0') || (type !== 'file' && type !== 'directory'))
    throw new BackupFault(`« ${name} » n’a pas sa place dans une sauvegarde`)
  const place = path.join(folder, ...parts)
  if (type === 'directory') {
    await mkdir(place, { recursive: true, mode: 0o700 })
    entry.resume()
    return
  }
  if (sums.has(name)) throw new BackupFault(`« ${name} » s’y trouve deux fois`)
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const { chunks, sum } = summed(entry as AsyncIterable<Buffer>)
  await pipeline(Readable.from(chunks), createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }))
  sums.set(name, sum())
}

/** A full or closed disk is no fault of the file. */
const isOfDisk = (error: unknown): boolean => (error as NodeJS.ErrnoException).syscall !== undefined

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code === 'ZSTD_error_prefix_unknown') return 'ce n’est pas une sauvegarde de Vigie'
  if (code.startsWith('ZSTD') || code.startsWith('Z_')) return message.includes('unexpected end') ? 'la fin manque' : 'il est abîmé'
  return /unexpected end/i.test(message) ? 'la fin manque' : 'il est abîmé'
}
