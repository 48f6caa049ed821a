import { expect, it } from 'vitest'
import { isAway } from './away.ts'

const said = (message: string, more = {}) => Object.assign(new Error(message), more)

it('knows a database that is away, or has no room, from a fault of what was asked', () => {
  const away = [
    said('terminating connection due to administrator command', { code: '57P01', severity: 'FATAL' }),
    said('the database system is starting up', { code: '57P03' }),
    said('sorry, too many clients already', { code: '53300' }),
    said('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
    said('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
    // A line of the pool whose other end was killed, and which has not heard of it yet.
    said('write EPIPE', { code: 'EPIPE', syscall: 'write' }),
    said('write ECONNRESET', { code: 'ECONNRESET', syscall: 'write' }),
    said('Connection terminated unexpectedly'),
    said('timeout exceeded when trying to connect'),
    said('Client has encountered a connection error and is not queryable'),
    // A full disk: PostgreSQL's, and our own.
    said('could not extend file "base/5/1": No space left on device', { code: '53100' }),
    said('could not write to file', { code: '58030' }),
    said('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' }),
  ]
  expect(away.map(isAway)).toEqual(away.map(() => true))
  const faults = [
    said('relation "x" does not exist', { code: '42P01' }),
    said('canceling statement', { code: '57014' }),
    new TypeError('x'),
    null,
    'x',
  ]
  expect(faults.map(isAway)).toEqual(faults.map(() => false))
})
