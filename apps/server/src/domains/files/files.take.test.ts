import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { readStorage } from '@vigie/contract/files/files.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import type { Job } from '../../platform/worker.interface.ts'
import { openClamd, eicar } from '../../platform/clamd.testing.ts'
import { openScanner } from '../../platform/scanner.ts'
import { statement } from '../../platform/postgres/db.ts'
import { locationOf } from '../../platform/postgres/pool.ts'
import { openLookers, openWorkers } from '../../platform/worker.ts'
import { pdf, png, zip } from './files.made.testing.ts'
import { insertFile } from './files.store.ts'
import { sweepFiles } from './files.sweep.ts'
import { keeping } from './files.take.ts'
import { openFiles } from './files.testing.ts'

const files = openFiles()
const app = await openTestApp({ env: { DATA_DIR: files.dataDir } })
const fixture = freshFixture(app)
const { uploaded, keep, said, stored } = files
const context = (by: Parameters<typeof files.contextOf>[2] = {}) => files.contextOf(app, fixture, by)
const use = async () => outputOf(readStorage, await app.http(readStorage, {}, fixture.as('manager')))
const setting = (key: string, value: number) =>
  app.rows.insert('company_settings', { company_id: fixture.company.id, key, value: JSON.stringify(value) })
const arriving = async () =>
  (await app.database.superuser.query('select from arriving_files where company_id = $1', [fixture.company.id])).rowCount
let before: string[]
beforeEach(() => void (before = stored()))
const added = () => stored().filter((name) => !before.includes(name))

describe('a file that is taken in', () => {
  it('lies in the storage with its thumbnail, is counted, and is what its row says', async () => {
    const bytes = png(400, 300)
    const [file] = await keep(await context(), uploaded('C:\\plans\\Étage\u0000 1.PNG', bytes))
    expect(file).toMatchObject({ name: 'Étage 1.png', mediaType: 'image/png', extension: 'png', bytes: bytes.length, pages: null })
    expect(Buffer.from(file!.sha256)).toEqual(createHash('sha256').update(bytes).digest())
    expect(await buffer((await files.storage.open(file!.storageKey))!.body)).toEqual(bytes)
    expect((await buffer((await files.storage.open(file!.thumbnailKey!))!.body)).subarray(8, 12).toString()).toBe('WEBP')
    expect([await use(), await arriving(), added().length]).toMatchObject([
      { bytes: bytes.length, fileCount: 1, ownBytes: bytes.length },
      0,
      2,
    ])
  })
  it('of sixty pages has its pages counted', async () => {
    expect((await keep(await context(), uploaded('Règlement.pdf', pdf({ pages: 60 }))))[0]).toMatchObject({ pages: 60, thumbnailKey: null })
  })
  it.each([
    ['FILE_EMPTY', 'vide.pdf', ''],
    ['FILE_TYPE', 'photo.png', pdf()],
    ['FILE_UNSAFE', 'action.pdf', pdf({ catalogue: '/OpenAction << /S /JavaScript /JS (x) >>' })],
    ['FILE_SWELLS', 'grand.png', png(50_000, 50_000)],
    ['FILE_SWELLS', 'bombe.zip', zip({ name: 'a.txt', bytes: Buffer.alloc(500_000_000) })],
  ])('or refused with %s leaves nothing behind, counted or kept', async (code, name, bytes) => {
    expect(await said(await context(), uploaded(name, bytes))).toBe(code)
    expect([await use(), await arriving(), added()]).toMatchObject([{ bytes: 0, fileCount: 0 }, 0, []])
  })
  it('names itself in the sentence of its refusal', async () => {
    const refused = keep(await context(), uploaded('dossier/Étage.png', 'x'))
    await expect(refused).rejects.toMatchObject({ code: 'FILE_TYPE', values: { file: 'Étage.png' } })
  })
  it('is none of several of which one is refused', async () => {
    const one = uploaded('a.pdf', pdf())
    expect(await said(await context(), one, uploaded('b.pdf', pdf()), uploaded('c.pdf', 'x'))).toBe('FILE_TYPE')
    expect([await use(), added()]).toMatchObject([{ bytes: 0, fileCount: 0 }, []])
  })
  it('whose row is not saved is removed', async () => {
    const given = await context()
    await expect(keeping(given, [uploaded('a.pdf', pdf())], () => Promise.reject(new Refusal('CONFLICT')))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const wrong = keeping(given, [uploaded('a.png', png(9, 9))], () => given.db.save(statement('select nothing')))
    await expect(wrong).rejects.toThrow('nothing')
    expect([await use(), await arriving(), added()]).toMatchObject([{ bytes: 0, fileCount: 0 }, 0, []])
  })
  it('whose row was saved stays, whatever fails after that', async () => {
    const given = await context()
    const late = keeping(given, [uploaded('a.pdf', pdf())], async ([file]) => {
      await given.db.save(insertFile(given.db, file!, fixture.users.manager, given.now))
      throw new Refusal('CONFLICT')
    })
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(added()).toHaveLength(1)
  })
})

describe('room', () => {
  const room = 3
  const large = () => uploaded('grand.txt', 'x'.repeat(1024 * 1024))
  it.each([
    ['storage_megabytes', 'STORAGE_FULL'],
    ['storage_user_megabytes', 'STORAGE_FULL_OWN'],
  ])('(%s) is counted before a file is kept, also of files that come at once', async (key, code) => {
    await setting(key, room)
    const given = await context()
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => said(given, large())))
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 3 }, () => code), ...Array.from({ length: 3 }, () => 'kept')])
    expect([await use(), added().length]).toMatchObject([{ bytes: room * 1024 * 1024, fileCount: 3 }, 3])
    await expect(keep(given, large())).rejects.toMatchObject({ values: { limit: room } })
  })
  it('of one user is not that of another, nor of another company', async () => {
    await setting('storage_user_megabytes', 1)
    expect(await said(await context(), large())).toBe('kept')
    expect(await said(await context(), large())).toBe('STORAGE_FULL_OWN')
    expect(await said(await context({ userId: fixture.users.resource }), large())).toBe('kept')
  })
  it('of one file is what the company says', async () => {
    await setting('file_megabytes', 1)
    const refused = keep(await context(), uploaded('grand.txt', 'x'.repeat(1024 * 1024 + 1)))
    await expect(refused).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', values: { file: 'grand.txt', limit: 1 } })
  })
})

describe('viruses', () => {
  it('are kept out, and so is what could not be looked at', async () => {
    const clamd = await openClamd()
    const given = await context({ scanner: openScanner(clamd, { error: () => {} }) })
    expect([await said(given, uploaded('virus.txt', `note ${eicar}`)), await said(given, uploaded('note.txt', 'note'))]).toEqual([
      'FILE_INFECTED',
      'kept',
    ])
    await clamd.close()
    expect(await said(given, uploaded('note.txt', 'note'))).toBe('FILE_UNSCANNED')
    expect((await use()).fileCount).toBe(1)
  })
})

describe('a storage that fails', () => {
  it('refuses the file, and what was counted of it is swept the night after', async () => {
    const away = () => Promise.reject(new Refusal('STORAGE_AWAY'))
    expect(await said(await context({ storage: { put: away, open: away, remove: away } }), uploaded('a.pdf', pdf()))).toBe('STORAGE_AWAY')
    expect([(await use()).fileCount, await arriving()]).toEqual([1, 1])
    const night = (minutes: number) => sweepFiles(app.database, files.storage, addMinutes(app.clock.now(), minutes))
    expect([await night(23 * 60), await night(25 * 60), await night(25 * 60)]).toEqual([0, 1, 0])
    expect([await use(), await arriving()]).toMatchObject([{ bytes: 0, fileCount: 0 }, 0])
  })
})

describe('a file that fells whoever looks into it', () => {
  const processes = openLookers(files.incoming)
  afterAll(() => processes.close())
  it.each([
    ['SIGSEGV', 'FILE_TYPE'],
    ['SIGKILL', 'FILE_SWELLS'],
  ] as const)('(%s) is refused as %s, and the next one is looked into', async (signal, code) => {
    const inspectionPool = {
      run: (job: Job, onProgress: (progress: unknown) => void) =>
        processes.run({ ...job, module: new URL('../../platform/worker.testing.job.ts', import.meta.url), input: { signal } }, onProgress),
    }
    expect(await said(await context({ inspectionPool }), uploaded('a.pdf', pdf()))).toBe(code)
    expect(await said(await context({ inspectionPool: processes }), uploaded('a.pdf', pdf()))).toBe('kept')
  })
})

describe('a server that is killed while it keeps a file', () => {
  it('leaves a file without a row, which is swept the night after; those with a row stay', async () => {
    const [kept] = await keep(await context(), uploaded('reste.png', png(20, 10)))
    const workers = openWorkers({ database: locationOf(app.database.appPool), secretKey: '' })
    const input = {
      companyId: fixture.company.id,
      userId: fixture.users.manager,
      now: app.clock.now(),
      dataDir: files.dataDir,
      upload: uploaded('perdu.png', png(30, 10)),
    }
    const module = new URL('files.killed.testing.job.ts', import.meta.url)
    await new Promise<void>((resolve, reject) => {
      workers.run({ module, companyId: fixture.company.id, underWay: null, input }, () => resolve()).catch(reject)
    })
    const ended = workers.close()
    await ended
    expect([(await use()).fileCount, await arriving(), added().length]).toEqual([2, 1, 4])
    expect(await sweepFiles(app.database, files.storage, addMinutes(app.clock.now(), 25 * 60))).toBe(1)
    expect([(await use()).fileCount, added().length]).toEqual([1, 2])
    expect(await files.storage.open(kept!.storageKey).then((opened) => opened?.body.destroy() !== undefined)).toBe(true)
  })
})
