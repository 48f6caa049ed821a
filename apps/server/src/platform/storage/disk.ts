import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { unlessGone } from '../folder.ts'
import { nameDraft } from '../whole-file.ts'
import { checkedKey, type Storage } from './storage.ts'

/** Files under a folder, each in one of 4,096 by the beginning of its key: no folder grows too large. */
export function diskStorage(folder: string): Storage {
  // A file system that knows no capitals would take two keys for one: a key stands there by its bytes.
  const nameOf = (key: string) => Buffer.from(checkedKey(key), 'base64url').toString('hex')
  const placeOf = (key: string) => path.join(folder, nameOf(key).slice(0, 3), nameOf(key))
  return {
    async put(key, from) {
      const place = placeOf(key)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      // Under another name first, so that a partial file never takes its place.
      const part = `${place}.part`
      try {
        await link(from, part).catch(() => copyFile(from, part, constants.COPYFILE_FICLONE))
        await nameDraft(part, place)
      } finally {
        await rm(part, { force: true })
      }
    },
    async open(key, part) {
      const file = await open(placeOf(key)).catch(unlessGone(undefined))
      if (!file) return undefined
      const size = part ? part.to - part.from + 1 : (await file.stat()).size
      return { body: file.createReadStream(part && { start: part.from, end: part.to }), size }
    },
    async remove(key) {
      for (const place of [`${placeOf(key)}.part`, placeOf(key)]) await rm(place, { force: true })
    },
  }
}
