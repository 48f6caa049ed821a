import { listDemandTypes } from '@vigie/contract/demands/demands.types.ts'
import { useAsk } from '../../../api/queries.ts'

/** How many types of demands agents may choose; undefined: not known yet. */
export const useOfferedCount = (): number | undefined =>
  useAsk(listDemandTypes, {}, { staleTime: 0 }).data?.types.filter(({ isOffered }) => isOffered).length
