import { storage } from '../../kit/storage.ts'
import { freshUuid } from '../../kit/uuid.ts'

const key = 'deviceUuid'
let uuid: string | undefined

/** The device's own name, made once and kept. */
export function deviceUuid(): string {
  uuid ??= storage.read(key) ?? freshUuid()
  storage.write(key, uuid)
  return uuid
}
