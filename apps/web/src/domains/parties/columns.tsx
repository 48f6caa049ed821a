import type { PartyRow } from '@vigie/contract/kit/party.ts'
import type { TFunction } from 'i18next'
import type { ListColumn } from '../../lists/defineList.ts'
import { Tag } from '../../ui/marks/Tag.tsx'
import { stateOf } from './kinds.ts'

interface Context {
  readonly t: TFunction
}
type Column = ListColumn<PartyRow, Context>

/** The columns that lists of companies share: who and where it is, first; how it is reached and stands, last. */
export const partyColumns = (name: 'clients' | 'partners') => {
  const word = (row: PartyRow, t: TFunction, part: 'states' | 'filters.state') => t(`${name}.${part}.${stateOf(row)}`)
  return {
    first: [
      {
        key: 'name',
        sort: 'name',
        isLink: true,
        width: 'minmax(12rem, 2fr)',
        value: (row) => row.name,
        cell: (row) => row.name,
        small: ({ code }) => code,
      },
      { key: 'code', value: ({ code }) => code },
      { key: 'address', value: ({ address, addressComplement }) => [address, addressComplement].filter(Boolean).join(', ') },
      { key: 'postcode', value: ({ postcode }) => postcode },
      { key: 'city', sort: 'city', width: 'minmax(7rem, 1fr)', from: 44, value: ({ city }) => city, cell: ({ city }) => city },
      { key: 'phone', width: '9rem', from: 64, value: ({ phone }) => phone, cell: ({ phone }) => phone },
      { key: 'email', value: ({ email }) => email },
      { key: 'registrationNumber', value: ({ registrationNumber }) => registrationNumber },
      { key: 'vatNumber', value: ({ vatNumber }) => vatNumber },
    ] satisfies Column[],
    state: {
      key: 'state',
      width: '7rem',
      value: (row, { t }) => word(row, t, 'filters.state'),
      cell: (row, { t }) => <Tag tone={row.isActive ? 'done' : 'wait'}>{word(row, t, 'states')}</Tag>,
    } satisfies Column,
  }
}
