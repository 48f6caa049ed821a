import type { OfferingContract } from '@vigie/contract/availabilities/availabilities.ts'

/** `CDI, n° C1042-1`: what tells two contracts of an agent apart. */
export const contractName = ({ typeName, number }: Pick<OfferingContract, 'typeName' | 'number'>): string => `${typeName} · ${number}`
