import { isPhone } from '../kit/phone.ts'
import type { FieldProblem } from '../kit/refusal.ts'

export interface ProfileForm {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/** A name is read somewhere, so that it has a letter. */
const letter = /\p{L}/u
/** It stands in one line of messages, lists and files, as it is typed: no ends of lines, nothing that turns the direction. */
const unwritten = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

function nameProblems(field: 'firstName' | 'lastName', name: string): FieldProblem[] {
  if (!letter.test(name)) return [{ field, problem: `profile.${field}` }]
  return unwritten.test(name.trim()) ? [{ field, problem: 'notAnAllowedValue' }] : []
}

/** What is wrong with who one says one is: a first and a last name are asked, a number must be one. Fields by our names. */
export function profileProblems({ firstName, lastName, phone }: ProfileForm): FieldProblem[] {
  return [
    ...nameProblems('firstName', firstName),
    ...nameProblems('lastName', lastName),
    ...(phone.trim() !== '' && !isPhone(phone.trim()) ? [{ field: 'phone', problem: 'agent.phone' }] : []),
  ]
}

/** Bytes of a picture at the most, and the length of its longer side, in pixels: what an avatar needs on the sharpest screen. */
export const photoBytes = 128 * 1024
export const photoPixels = 256

const begins = (bytes: Uint8Array, at: number, ...first: number[]) => first.every((byte, index) => bytes[at + index] === byte)

/** What a picture is by what it holds; null: none that a browser shows. */
export function photoTypeOf(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  if (begins(bytes, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (begins(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  // RIFF····WEBP
  if (begins(bytes, 0, 0x52, 0x49, 0x46, 0x46) && begins(bytes, 8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp'
  return null
}
