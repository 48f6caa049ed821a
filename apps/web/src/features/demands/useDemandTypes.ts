import { listDemandTypes, type DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useMemo } from 'react'
import { useAsk } from '../../api/queries.ts'

/** Milliseconds: a company seldom has another type. */
const fresh = 300_000

/** The types of demands with their forms, each found by its id. */
export function useDemandTypes() {
  const { data, isPending, error, refetch } = useAsk(listDemandTypes, {}, { staleTime: fresh })
  const byId = useMemo(() => new Map<number, DemandTypeForm>(data?.types.map((type) => [type.id, type])), [data])
  return {
    types: data?.types ?? [],
    formOf: (typeId: number) => byId.get(typeId),
    isPending,
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
