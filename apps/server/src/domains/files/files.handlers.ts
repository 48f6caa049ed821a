import { readStorage } from '@vigie/contract/files/files.ts'
import { handle } from '../../kit/handle.ts'
import { storageUse } from './files.store.ts'

const megabyte = 1024 * 1024

export const handlers = [
  handle(readStorage, async ({ db, session, company: { settings } }) => {
    const rows = await db.read(storageUse(db, session.user.id))
    const [all, own] = [0, session.user.id].map((whose) => rows.find(({ userId }) => userId === whose))
    return {
      bytes: all?.bytes ?? 0,
      mostBytes: settings.storage_megabytes * megabyte,
      fileCount: all?.fileCount ?? 0,
      ownBytes: own?.bytes ?? 0,
      ownMostBytes: settings.storage_user_megabytes * megabyte,
      fileBytes: settings.file_megabytes * megabyte,
    }
  }),
]
