import type { AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'GET /storage/files': { manager: [] },
}

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /storage/files': as('manager'),
})
