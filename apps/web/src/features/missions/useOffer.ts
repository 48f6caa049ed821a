import { readOffer } from '@vigie/contract/missions/missions.offered.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import { useAsk } from '../../api/queries.ts'

/** What is to be known of a mission before it is answered; without network as it was heard last. */
export const useOffer = ({ id }: Pick<Mission, 'id'>) => useAsk(readOffer, { id }, { staleTime: 0 })
export type OfferAnswer = ReturnType<typeof useOffer>
