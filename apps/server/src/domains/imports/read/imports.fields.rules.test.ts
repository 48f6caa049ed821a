import { describe, expect, test } from 'vitest'
import {
  readBadge,
  readBetween,
  readBreak,
  readClock,
  readCode,
  readDay,
  readDecimal,
  readEndClock,
  readHundredths,
  readList,
  readTimeZone,
  readPerimeter,
  readWhole,
  type Reader,
} from './imports.fields.rules.ts'

/** What texts are read as; and the reasons for which they are refused, each once. */
const readAs = <T>(read: Reader<T>, ...texts: string[]) =>
  texts.map((text) => ('value' in read(text) ? (read(text) as { value: T }).value : text))
const refused = (read: Reader<unknown>, ...texts: string[]) => [
  ...new Set(texts.map((text) => ('reason' in read(text) ? JSON.stringify(read(text)) : text))),
]
const because = (reason: string) => [JSON.stringify({ reason })]

describe('a day', () => {
  test('is French or ISO', () => {
    const texts = ['12/10/2026', '2026-10-12', '12-10-2026', '12.10.2026', '2026-10-12 00:00:00', '2026-10-12T00:00']
    expect(new Set(readAs(readDay, ...texts))).toEqual(new Set(['2026-10-12']))
    expect(readAs(readDay, '1/2/2028', '29/02/2028')).toEqual(['2028-02-01', '2028-02-29'])
  })
  test('must exist, and be written whole', () => {
    const texts = ['31/02/2026', '29/02/2027', '12/13/2026', '00/10/2026', '12/10/26', '2026-1-2', '12 octobre', '2026-10-12 19:00']
    expect(refused(readDay, ...texts)).toEqual(because('DATE_IMPOSSIBLE'))
  })
})

describe('a time', () => {
  test('is HH:mm, H:mm or HHhmm', () => {
    expect(new Set(readAs(readClock, '07:00', '7:00', '07h00', '7h00', '7H', '07:00:00', '7 h 00'))).toEqual(new Set(['07:00:00']))
    expect(readAs(readClock, '23:59:30')).toEqual(['23:59:30'])
    expect(readAs(readClock, '2:30+02:00', '02h30 +0100', '02:30:15-03:30')).toEqual(['02:30:00+02:00', '02:30:00+01:00', '02:30:15-03:30'])
  })
  test('must exist', () => {
    expect(refused(readClock, '25:61', '24:00', '12:60', '7', '0700', '12:5', 'midi', '-1:00', '02:30+2', '+02:00', '02:30+')).toEqual(
      because('TIME_IMPOSSIBLE'),
    )
  })
  test('of 24:00 ends a day and begins none', () => {
    expect(new Set(readAs(readEndClock, '24:00', '24h00', '24h', '24:00:00'))).toEqual(new Set(['24:00:00']))
    expect(readAs(readEndClock, '24:00+00:00', '02:30+02:00')).toEqual(['24:00:00+00:00', '02:30:00+02:00'])
    expect(refused(readEndClock, '24:01', '25:00')).toEqual(because('TIME_IMPOSSIBLE'))
  })
})

describe('a number', () => {
  test('has a decimal comma or point, and spaces between thousands', () => {
    expect(readAs(readDecimal, '48,891042', '48.891042', '-20,9', '1\u00a0607,5', '20,')).toEqual([48.891042, 48.891042, -20.9, 1607.5, 20])
    expect(refused(readDecimal, '1.607,5', '1e3', 'douze', '0x10', '12,3,4')).toEqual(because('NUMBER_IMPOSSIBLE'))
  })
  test('of hours is kept in hundredths', () => {
    expect(readAs(readHundredths, '151,67', '104,00', '0')).toEqual([15167, 10400, 0])
    expect(refused(readHundredths, '-1', 'x')).toEqual(because('NUMBER_IMPOSSIBLE'))
  })
  test('of metres is whole and at least one', () => {
    expect(readAs(readWhole(1), '150', '150,00')).toEqual([150, 150])
    expect(readAs(readPerimeter, '10', '100 000')).toEqual([10, 100_000])
    expect(refused(readPerimeter, '9', '100001', '12,5')).toEqual(because('PERIMETER_IMPOSSIBLE'))
    expect(refused(readWhole(1), '0', '1,5', '-3', '99999999999')).toEqual(because('NUMBER_IMPOSSIBLE'))
  })
  test('of minutes of break is no less than none', () => {
    expect(readAs(readBreak, '20', '0')).toEqual([20, 0])
    expect(refused(readBreak, '-5', '-0,5')).toEqual(because('BREAK_NEGATIVE'))
    expect(refused(readBreak, '7,5', 'vingt')).toEqual(because('NUMBER_IMPOSSIBLE'))
  })
  test('of degrees lies between its bounds', () => {
    const latitude = readBetween(-90, 90, 'LATITUDE_IMPOSSIBLE')
    expect(readAs(latitude, '90', '-20,88')).toEqual([90, -20.88])
    expect(refused(latitude, '91', '-90,01', 'nord')).toEqual(because('LATITUDE_IMPOSSIBLE'))
  })
})

test('a time zone is an IANA name, never an offset', () => {
  expect(readAs(readTimeZone, 'Europe/Paris', 'Indian/Reunion', 'UTC')).toEqual(['Europe/Paris', 'Indian/Reunion', 'UTC'])
  expect(refused(readTimeZone, 'Europe/Pari', '+02:00', 'Paris', '2')).toEqual(because('TIME_ZONE_UNKNOWN'))
})

test('a clocking code has 4 to 8 digits, its zeros included', () => {
  expect(readAs(readCode, '0068', '12345678')).toEqual(['0068', '12345678'])
  expect(refused(readCode, '123', '123456789', '12a4', '12 34')).toEqual(because('CODE_IMPOSSIBLE'))
})

test('a badge is a number of whole bytes, however it is cut', () => {
  expect(readAs(readBadge, '3f:bc:f3:6c', '3FBCF36CF781CE', '04 A2 2C 1F')).toEqual(['3FBCF36C', '3FBCF36CF781CE', '04A22C1F'])
  expect(refused(readBadge, '3FBCF36', 'XYZ12345', '3FBC')).toEqual(because('BADGE_IMPOSSIBLE'))
})

test('a list has no doubles and one order', () => {
  expect(readAs(readList, 'SST, SSIAP1,,SST', 'H0B0;SST')).toEqual([
    ['SSIAP1', 'SST'],
    ['H0B0', 'SST'],
  ])
})
