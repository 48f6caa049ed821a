import { storage } from '../../kit/storage.ts'
import type { PushPerson } from './person.ts'

/** Under which it is kept that somebody wants notifications in this browser: it outlives the session, the subscription does not. */
export const wishKey = (person: PushPerson | null): string => `push ${person?.companyCode ?? ''} ${person?.userId ?? ''}`

export const rememberWish = (person: PushPerson, isOn: boolean): void => storage.write(wishKey(person), isOn ? '1' : null)
export const isWished = (person: PushPerson): boolean => storage.read(wishKey(person)) !== null
