import { named } from '../address.ts'

/** Vérifier un reçu: public. The receipt stands in the fragment. */
export const verifierAddress = named('/verifier', {})
