import { registerChanged } from '@vigie/contract/registers/registers.ts'
import { listen } from '../../../api/socket.ts'

/** A list of the company has changed: what is shown of it is asked anew. What that is comes with the first change. */
export const followLists = (): (() => void) =>
  listen(registerChanged, ({ name }) => void import('./listReaders.ts').then(({ refreshReaders }) => refreshReaders(name)))
