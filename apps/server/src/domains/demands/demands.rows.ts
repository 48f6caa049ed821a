import type { DemandStatus } from '@vigie/contract/demands/demands.forms.ts'
import type { DemandValues } from '@vigie/contract/demands/demands.rules.ts'
import type { DemandRow } from './demands.store.ts'

/** What the table holds for sure, where the types of its columns say less. */
export const statusOf = (row: Pick<DemandRow, 'status'>): DemandStatus => row.status as DemandStatus
export const valuesOf = (row: Pick<DemandRow, 'fields'>): DemandValues => row.fields as DemandValues
