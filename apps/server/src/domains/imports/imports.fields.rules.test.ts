import { describe, expect, test } from 'vitest'
import {
  readBadge, readBetween, readBreak, readClock, readCode, readDay, readDecimal, readEndClock, readHundredths, readList,
  readTimeZone, readWhole, type Reader,
} from './imports.fields.rules.ts'

const readsAs = <T>(read: Reader<T>, ...pairs: [text: string, value: T][]) => {
  for (const [text, value] of pairs) expect(read(text), text).toEqual({ value })
}
const refuses = (read: Reader<unknown>, reason: string, ...texts: string[]) => {
  for (const text of texts) expect(read(text), text).toEqual({ reason })
}

test('a day is French or ISO, and must exist', () => {
  for (const text of ['12/10/2026', '2026-10-12', '12-10-2026', '12.10.2026', '2026-10-12 00:00:00', '2026-10-12T00:00']) expect(readDay(text), text).toEqual({ value: '2026-10-12' })
  expect(readDay('1/2/2028')).toEqual({ value: '2028-02-01' })
  expect(readDay('29/02/2028')).toEqual({ value: '2028-02-29' })
  refuses(readDay, 'DATE_IMPOSSIBLE', '31/02/2026', '29/02/2027', '12/13/2026', '00/10/2026', '12/10/26', '2026-1-2', '12 octobre', '2026-10-12 19:00')
})

test('a time is HH:mm, H:mm or HHhmm, and must exist', () => {
  for (const text of ['07:00', '7:00', '07h00', '7h00', '7H', '07:00:00', '7 h 00']) expect(readClock(text), text).toEqual({ value: '07:00:00' })
  expect(readClock('23:59:30')).toEqual({ value: '23:59:30' })
  refuses(readClock, 'TIME_IMPOSSIBLE', '25:61', '24:00', '12:60', '7', '0700', '12:5', 'midi', '-1:00')
})

test('24:00 ends a day and begins none', () => {
  for (const text of ['24:00', '24h00', '24h', '24:00:00']) expect(readEndClock(text), text).toEqual({ value: '24:00:00' })
  refuses(readEndClock, 'TIME_IMPOSSIBLE', '24:01', '25:00')
})

describe('a number', () => {
  test('has a decimal comma or point, and spaces between thousands', () => {
    const pairs: [string, number][] = [['48,891042', 48.891042], ['48.891042', 48.891042], ['-20,9', -20.9], ['1\u00a0607,5', 1607.5], ['20,', 20]]
    readsAs(readDecimal, ...pairs)
    refuses(readDecimal, 'NUMBER_IMPOSSIBLE', '1.607,5', '1e3', 'douze', '0x10', '12,3,4')
  })
  test('of hours is kept in hundredths', () => {
    readsAs(readHundredths, ['151,67', 15167], ['104,00', 10400], ['0', 0])
    refuses(readHundredths, 'NUMBER_IMPOSSIBLE', '-1', 'x')
  })
  test('of metres is whole and at least one', () => {
    readsAs(readWhole(1), ['150', 150], ['150,00', 150])
    refuses(readWhole(1), 'NUMBER_IMPOSSIBLE', '0', '1,5', '-3', '99999999999')
  })
  test('of minutes of break is no less than none', () => {
    readsAs(readBreak, ['20', 20], ['0', 0])
    refuses(readBreak, 'BREAK_NEGATIVE', '-5', '-0,5')
    refuses(readBreak, 'NUMBER_IMPOSSIBLE', '7,5', 'vingt')
  })
  test('of degrees lies between its bounds', () => {
    const latitude = readBetween(-90, 90, 'LATITUDE_IMPOSSIBLE')
    readsAs(latitude, ['90', 90], ['-20,88', -20.88])
    refuses(latitude, 'LATITUDE_IMPOSSIBLE', '91', '-90,01', 'nord')
  })
})

test('a time zone is an IANA name, never an offset', () => {
  readsAs(readTimeZone, ['Europe/Paris', 'Europe/Paris'], ['Indian/Reunion', 'Indian/Reunion'], ['UTC', 'UTC'])
  refuses(readTimeZone, 'TIME_ZONE_UNKNOWN', 'Europe/Pari', '+02:00', 'Paris', '2')
})

test('a clocking code has 4 to 8 digits, its zeros included', () => {
  readsAs(readCode, ['0068', '0068'], ['12345678', '12345678'])
  refuses(readCode, 'CODE_IMPOSSIBLE', '123', '123456789', '12a4', '12 34')
})

test('a badge is a number of whole bytes, however it is cut', () => {
  readsAs(readBadge, ['3f:bc:f3:6c', '3FBCF36C'], ['3FBCF36CF781CE', '3FBCF36CF781CE'], ['04 A2 2C 1F', '04A22C1F'])
  refuses(readBadge, 'BADGE_IMPOSSIBLE', '3FBCF36', 'XYZ12345', '3FBC')
})

test('a list has no doubles and one order', () => readsAs<readonly string[]>(readList, ['SST, SSIAP1,,SST', ['SSIAP1', 'SST']], ['H0B0;SST', ['H0B0', 'SST']]))
