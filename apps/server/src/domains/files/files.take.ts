import { Refusal, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { cleanName } from '../../kit/file-name.rules.ts'
import type { UploadedFile } from '../../kit/handle.ts'
import type { Installation } from '../../kit/installation.ts'
import type { Company, Session } from '../../kit/session.ts'
import { VersionConflict } from '../../kit/version-conflict.ts'
import { isSpoilt } from '../../platform/postgres/batch.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newStorageKey } from '../../platform/storage/storage.ts'
import { JobCrashed } from '../../platform/worker.ts'
import { releaseFiles, reserveFile, stillArriving, type NewFile, type Reserved } from './files.store.ts'
import { removeStored } from './files.sweep.ts'
import type { InspectionResult, InspectInput } from './inspect/inspect.ts'

/** What taking in a file needs of its call: a RequestContext is one. */
export interface TakesIn {
  readonly company: Company
  readonly db: Db
  readonly now: Instant
  readonly session: Pick<Session, 'user'>
  readonly installation: Installation
}

const job = new URL('./inspect/inspect.job.ts', import.meta.url)
const megabyte = 1024 * 1024

/**
 * Takes in all files of a form, and has `save` write their rows: all or none. What `save` refuses lies nowhere afterwards;
 * where nobody knows whether it was saved (a lost connection), the nightly sweep decides.
 */
export async function keeping<T>(
  context: TakesIn,
  uploads: readonly UploadedFile[],
  save: (files: readonly NewFile[]) => Promise<T>,
): Promise<T> {
  const files: NewFile[] = []
  try {
    for (const upload of uploads) files.push(await takeIn(context, upload))
    return await save(files)
  } catch (error) {
    if (isUndone(error)) await giveBack(context, files).catch(() => {})
    throw error
  }
}

/** Whether a save that failed has left nothing for certain. */
const isUndone = (error: unknown): boolean => error instanceof Refusal || error instanceof VersionConflict || !isSpoilt(error)

/**
 * Looks at an upload, counts it and puts it into the storage. Refuses with `fileRefusals`. The upload stays where it is: a
 * handler that runs again takes it in again. Called by `keeping`, which takes back what is not saved.
 */
async function takeIn(context: TakesIn, upload: UploadedFile): Promise<NewFile> {
  const looked = await lookAt(context, upload)
  await scan(context.installation, upload)
  const { thumbnail, ...file } = looked
  const keys = { storageKey: newStorageKey(), thumbnailKey: thumbnail && newStorageKey() }
  await store(context, { ...keys, path: upload.path, bytes: file.bytes, sha256: file.sha256, thumbnail })
  return { ...file, ...keys }
}

interface ToStore extends Pick<NewFile, 'storageKey' | 'thumbnailKey' | 'bytes' | 'sha256'> {
  /** Where it lies on the disk. */
  readonly path: string
  readonly thumbnail: InspectionResult['thumbnail']
}
/** Counts a file and puts it into the storage. Refuses where there is no room. */
async function store(context: TakesIn, file: ToStore): Promise<void> {
  const { company, db, session, now, installation } = context
  const { storage_megabytes: limit, storage_user_megabytes: limitOwn } = company.settings
  const reservation = { ...file, userId: session.user.id, most: limit * megabyte, mostOwn: limitOwn * megabyte, now }
  const [reserved] = await db.save(reserveFile(db, reservation))
  const outcome = reserved!.outcome as Reserved
  if (outcome === 'company_full') throw new Refusal('STORAGE_FULL', { limit })
  if (outcome === 'user_full') throw new Refusal('STORAGE_FULL_OWN', { limit: limitOwn })
  const { storageKey, thumbnailKey, thumbnail, path, sha256 } = file
  try {
    if (thumbnail) await installation.storage.put(thumbnailKey!, thumbnail.path, thumbnail.sha256)
    await installation.storage.put(storageKey, path, sha256)
  } catch (error) {
    await giveBack(context, [file]).catch(() => {})
    throw error
  }
}

/** A file that the product has made itself, where it lies on the disk: nobody needs to look into it. */
export type MadeFile = Omit<NewFile, 'storageKey' | 'thumbnailKey'> & { readonly path: string }

/** As `keeping`, of a file that the product has made: counted, stored, and its row saved with what refers to it, or nothing of it. */
export async function keepingMade<T>(context: TakesIn, { path, ...made }: MadeFile, save: (file: NewFile) => Promise<T>): Promise<T> {
  const file = { ...made, storageKey: newStorageKey(), thumbnailKey: null }
  await store(context, { ...file, path, thumbnail: null })
  try {
    return await save(file)
  } catch (error) {
    if (isUndone(error)) await giveBack(context, [file]).catch(() => {})
    throw error
  }
}

/** In a process of its own: what it does to that process, it does to nobody else. */
async function lookAt({ company, installation }: TakesIn, { path, name, size }: UploadedFile): Promise<InspectionResult> {
  const file = cleanName(name)
  const limit = company.settings.file_megabytes
  if (size > limit * megabyte) throw new Refusal('FILE_TOO_LARGE', { file, limit })
  const input: InspectInput = { path, name }
  return installation.inspectionPool
    .run({ module: job, companyId: company.id, underWay: null, input }, () => {})
    .catch((error: unknown) => {
      // Neither memory nor time was enough for it; or whoever read it fell.
      const isSwelling = error instanceof Refusal && error.code === ('TOO_LARGE' satisfies RefusalCode)
      if (isSwelling) throw new Refusal('FILE_SWELLS', { file })
      throw error instanceof JobCrashed ? new Refusal('FILE_TYPE', { file }) : error
    }) as Promise<InspectionResult>
}

async function scan({ scanner }: Installation, { path, name }: UploadedFile): Promise<void> {
  const file = cleanName(name)
  const virus = await scanner.scan(path).catch(() => {
    throw new Refusal('FILE_UNSCANNED', { file })
  })
  if (virus !== null) throw new Refusal('FILE_INFECTED', { file })
}

/** Removes of some files those whose rows were not saved, and counts them no more. */
async function giveBack({ db, installation: { storage } }: TakesIn, files: readonly Pick<NewFile, 'storageKey'>[]): Promise<void> {
  if (files.length === 0) return
  const keys = files.map(({ storageKey }) => storageKey)
  await removeStored(storage, await db.read(stillArriving(db, keys)))
  await db.save(releaseFiles(db, keys))
}
