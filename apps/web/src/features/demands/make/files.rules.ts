import { fileAliases, fileKinds } from '@vigie/contract/files/files.kinds.ts'
import { extensionOf } from '../../../ui/marks/fileKind.ts'

/** Why a file is not even taken. */
export type Untaken = 'empty' | 'tooLarge' | 'kind'

/** What a file says of itself, before it is sent; the server looks into it. A name without an ending is left to it. */
export function untakenBecause({ name, size }: Pick<File, 'name' | 'size'>, mostBytes: number): Untaken | null {
  if (size === 0) return 'empty'
  if (size > mostBytes) return 'tooLarge'
  const ending = extensionOf(name)
  return !name.includes('.') || ending in fileKinds || ending in fileAliases ? null : 'kind'
}

/** Why the camera gives nothing, as the browser says it. */
export function cameraFailure(error: unknown): 'noCamera' | 'cameraRefused' {
  const name = error instanceof Error ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'cameraRefused' : 'noCamera'
}
