import { named } from '../address.ts'
import { id } from '../parameters.ts'

/** Preuve: the log of roots, and the number of the one that is open. */
export const proofAddress = named('/preuve', { number: id('racine') })
