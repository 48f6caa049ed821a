import type { Day } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import type { NamedAddress } from '../address.ts'
import { readQuery, writeQuery, type Query, type Texts } from '../query.ts'
import { agentsAddress } from './agents.ts'
import { anomaliesAddress, contractsAddress } from './homes.ts'
import { publicationsAddress } from './schedules.ts'
import { shiftsAddress } from './shifts.ts'
import { sitesAddress } from './sites.ts'

const today = '2026-11-20' as Day
const month = '202611'
const reader =
  <Q extends Query>({ query }: NamedAddress<Q>) =>
  (texts: Texts) =>
    readQuery(query, texts, today)
const written = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))

describe('the address of the list of agents', () => {
  const read = reader(agentsAddress)
  const usual = { month, search: '', filter: 'all', qualificationId: null, contractTypeId: null, partnerId: null, sort: 'name' }

  it('without a word is the whole list of this month, by name', () => expect(read({})).toEqual(usual))

  it('of nonsense falls back', () => {
    expect(read({ month: '202613', filter: 'red', qualificationId: 'x', contractTypeId: '-1', partner_id: 'x', sort: 'age' })).toEqual(
      usual,
    )
  })

  it('is read back from what is written, and the usual leaves no trace', () => {
    const texts = {
      month: '202601',
      search: 'éla',
      filter: 'free',
      qualificationId: '3',
      contractTypeId: '4',
      partner_id: '5',
      sort: '-hours',
    }
    expect(written(writeQuery(agentsAddress.query, read(texts), today))).toEqual(texts)
    expect(written(writeQuery(agentsAddress.query, read({}), today))).toEqual({})
  })
})

describe('the address of the list of sites', () => {
  const read = reader(sitesAddress)
  const usual = { month, choice: 'active', search: '', clientId: null, sectorId: null, sort: null }

  it('begins with the month of now, active sites, and the order of the server', () => expect(read({})).toEqual(usual))

  it('falls back where it is wrong', () => {
    expect(read({ month: '202613', sites: 'some', companies: 'x', sectors: '-1', sort: 'colour' })).toEqual(usual)
  })

  it('says everything that is shown under the names of the specification, and nothing that is as usual', () => {
    const texts = { month: '202601', sites: 'all', search: 'nord', companies: '3', sectors: '7', sort: '-name' }
    expect(read(texts)).toEqual({ month: '202601', choice: 'all', search: 'nord', clientId: 3, sectorId: 7, sort: '-name' })
    expect(written(writeQuery(sitesAddress.query, read(texts), today))).toEqual(texts)
    expect(written(writeQuery(sitesAddress.query, read({}), today))).toEqual({})
  })
})

describe('the address of the services of a day', () => {
  const read = reader(shiftsAddress)
  const usual = { day: today, siteId: null, filter: 'all', shiftId: null, search: '', sort: null }

  it('is read, and falls back on today where it makes no sense', () => {
    expect(read({})).toEqual(usual)
    expect(read({ date: '2026-11-03', siteId: '12', filter: 'late', vacationId: '7', search: 'tour', sort: '-site' })).toEqual({
      day: '2026-11-03',
      siteId: 12,
      filter: 'late',
      shiftId: 7,
      search: 'tour',
      sort: '-site',
    })
    expect(read({ date: '2026-02-30', siteId: '-1', filter: 'none', vacationId: '1.5' })).toEqual(usual)
    expect(read({ date: '2026-12' }).day).toBe('2026-12-01')
  })

  it('opens the anomalies by their own name, unless another filter is named', () => {
    expect(read({ anomalies: '1' }).filter).toBe('anomalies')
    expect(read({ anomalies: '1', filter: 'finished' }).filter).toBe('finished')
    expect(writeQuery(shiftsAddress.query, { filter: 'all' }, today)).toEqual({ filter: undefined, anomalies: undefined })
  })

  it('leaves out what is as usual: without a date it goes on to the next day at midnight', () => {
    expect(written(writeQuery(shiftsAddress.query, read({}), today))).toEqual({})
    expect(writeQuery(shiftsAddress.query, { day: '2026-11-21' as Day, siteId: 3 }, today)).toEqual({ date: '2026-11-21', siteId: '3' })
  })
})

describe('the address of the publications', () => {
  const read = reader(publicationsAddress)

  it('falls back on the current month and on everybody', () => {
    expect(read({ month: '202612', state: 'validated', search: 'a', sort: '-shifts' })).toEqual({
      month: '202612',
      filter: 'validated',
      search: 'a',
      sort: '-shifts',
    })
    expect(read({ month: '2026-12', state: 'none', sort: 'none' })).toEqual({ month, filter: 'all', search: '', sort: 'agent' })
  })

  it('leaves out what is as usual, and keeps the month that was chosen', () => {
    expect(written(writeQuery(publicationsAddress.query, read({}), today))).toEqual({ month })
  })
})

describe('the addresses of the lists of a month', () => {
  const [anomalies, contracts] = [reader(anomaliesAddress), reader(contractsAddress)]

  it('begin with the latest anomaly, and with the contracts by agent', () => {
    expect(anomalies({ kind: 'all', sort: 'day' })).toEqual({ month, kind: 'missed', sort: '-start' })
    expect(contracts({ filter: 'some', sort: 'hours' })).toEqual({ month, filter: 'all', sort: 'agent' })
  })

  it('keep the order that was chosen, and leave the usual one out', () => {
    expect(written(writeQuery(anomaliesAddress.query, anomalies({ kind: 'late', sort: '-found' }), today))).toEqual({
      kind: 'late',
      sort: '-found',
    })
    expect(written(writeQuery(contractsAddress.query, contracts({ sort: 'difference' }), today))).toEqual({
      filter: 'all',
      sort: 'difference',
    })
    expect(written(writeQuery(contractsAddress.query, contracts({}), today))).toEqual({ filter: 'all' })
  })
})
