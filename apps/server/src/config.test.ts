import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const refused = (name: string, env: Record<string, string>, isTest = false) =>
  expect(() => readConfig(env, { isTest })).toThrow(new RegExp(`^Réglage ${name} : `))

describe('the settings', () => {
  it('an empty environment is a demo for this machine alone', () => {
    const config = readConfig({}, { isTest: false })
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', hasDemo: true, dataDir: path.resolve('data'), testClock: undefined })
    expect(config.s3 ?? config.sms ?? config.vapid ?? config.fcm ?? config.app ?? config.databaseUrl).toBeUndefined()
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('a public address means no demo, on every interface, unless said otherwise', () => {
    const env = { PUBLIC_URL: 'https://portail.exemple.fr/' }
    expect(readConfig(env)).toMatchObject({ hasDemo: false, host: '0.0.0.0', publicUrl: 'https://portail.exemple.fr' })
    expect(readConfig({ ...env, DEMO: 'on' })).toMatchObject({ hasDemo: true, host: '127.0.0.1' })
    expect(readConfig({ DEMO: 'off' })).toMatchObject({ hasDemo: false, host: '0.0.0.0' })
    expect(readConfig({ HOST: '::1' }).host).toBe('::1')
  })

  it('the loopback is the one proxy that is believed, unless others are named', () => {
    expect(readConfig({}).trustedProxies).toEqual(['loopback'])
    expect(readConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 2001:db8::1' }).trustedProxies).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::1',
    ])
  })

  it('an empty setting counts as unset', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '', APP_USER: '' })).toMatchObject({ port: 3000, databaseUrl: undefined, app: undefined })
  })

  it('a wrong setting is named, and its value is not repeated', () => {
    refused('PORT', { PORT: 'http' })
    refused('PORT', { PORT: '70000' })
    refused('HOST', { HOST: 'not a host' })
    refused('DATABASE_URL', { DATABASE_URL: 'mysql://root@db' })
    refused('DATABASE_URL', { DATABASE_OWNER_URL: 'postgres://owner@db/vigie' })
    refused('DATABASE_URL', { DATABASE_JOBS_URL: 'postgres://jobs@db/vigie' })
    for (const text of ['localhost', 'redis://', 'http://r:6379', 'redis://r/a', 'redis://r?db=1', 'redis://secret@r', 'redis://:%zz@r'])
      refused('REDIS_URL', { REDIS_URL: text })
    refused('DATABASE_URL', { DATABASE_REPLICA_URL: 'postgres://app@replica/vigie' })
    refused('DATABASE_REPLICA_URL', { DATABASE_URL: 'postgres://app@db/vigie', DATABASE_REPLICA_URL: 'replica:5432' })
    refused('SMTP_URL', { SMTP_URL: 'mail.exemple.fr' })
    refused('PUBLIC_URL', { PUBLIC_URL: 'https://exemple.fr/portail' })
    refused('DEMO', { DEMO: 'yes' })
    for (const proxies of ['proxy.exemple.fr', '10.0.0.0/33', '10.0.0.1/8/8', '10.0.0.1;10.0.0.2', 'all', '0x7f.1'])
      refused('TRUSTED_PROXIES', { TRUSTED_PROXIES: proxies })
    for (const factor of ['0', '-1', 'many', 'Infinity', '0.01']) refused('CALL_BUDGET', { CALL_BUDGET: factor })
    for (const name of ['DATA_DIR', 'PROOF_DIR', 'BACKUP_DIR']) refused(name, { [name]: '/srv/a\nb' })
    refused('CLAMAV_HOST', { CLAMAV_HOST: 'a b' })
    refused('VAPID_SUBJECT', { VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b', VAPID_SUBJECT: 'moi' })
    refused('SMS_URL', { SMS_URL: 'nope', SMS_TOKEN: 't', SMS_SENDER: 'V' })
    expect(() => readConfig({ SECRET_KEY: 'hunter2' })).toThrow(/^Réglage SECRET_KEY : (?!.*hunter2)/)
  })

  it('settings that go together are all there or none', () => {
    refused('APP_PASSWORD', { APP_USER: 'vigie' })
    refused('S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' })
    refused('S3_BUCKET', { S3_ENDPOINT: 'https://s3.exemple.fr' })
    const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    expect(readConfig(s3).s3).toEqual({ bucket: 'b', accessKeyId: 'k', secretAccessKey: 's', region: 'auto', endpoint: undefined })
    const fcm = { FCM_PROJECT_ID: 'p', FCM_CLIENT_EMAIL: 'e', FCM_PRIVATE_KEY: 'one\\ntwo' }
    expect(readConfig(fcm).fcm?.privateKey).toBe('one\ntwo')
    expect(readConfig({ CLAMAV_HOST: 'clamav' }).clamav).toEqual({ host: 'clamav', port: 3310 })
  })

  it('backups go to a folder or below a prefix of the bucket, and so many are kept', () => {
    expect(readConfig({}).backup).toBeUndefined()
    expect(readConfig({ BACKUP_DIR: '/mnt/b' }).backup).toEqual({ to: { folder: '/mnt/b' }, nights: 7, sundays: 4 })
    const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    const more = { ...s3, BACKUP_S3_PREFIX: 'sauvegardes/vigie', BACKUP_NIGHTS: '30', BACKUP_SUNDAYS: '0' }
    expect(readConfig(more).backup).toEqual({ to: { prefix: 'sauvegardes/vigie/' }, nights: 30, sundays: 0 })
    refused('S3_BUCKET', { BACKUP_S3_PREFIX: 'b' })
    refused('BACKUP_DIR', { ...s3, BACKUP_S3_PREFIX: 'b', BACKUP_DIR: '/mnt/b' })
    refused('BACKUP_DIR', { BACKUP_DIR: '/mnt/b', DATABASE_URL: 'postgresql://a@b/c' })
    for (const prefix of ['../b', 'a//b', '/b', 'a b', 'é']) refused('BACKUP_S3_PREFIX', { ...s3, BACKUP_S3_PREFIX: prefix })
    for (const count of ['0', '-1', '1.5', 'sept', '1001']) refused('BACKUP_NIGHTS', { BACKUP_NIGHTS: count })
    refused('BACKUP_SUNDAYS', { BACKUP_SUNDAYS: '-1' })
  })

  it('a push service of this machine is refused outside tests', () => {
    refused('TEST_PUSH_CA', { TEST_PUSH_CA: '/tmp/ca.pem' })
    expect(readConfig({ TEST_PUSH_CA: '/tmp/ca.pem' }, { isTest: true }).testPushCa).toBe('/tmp/ca.pem')
  })

  it('the test clock is refused outside tests', () => {
    refused('TEST_CLOCK', { TEST_CLOCK: '2026-10-12T05:00:00Z' })
    refused('TEST_CLOCK', { TEST_CLOCK: 'tomorrow' }, true)
    refused('TEST_CLOCK', { TEST_CLOCK: '2026-10-12T05:00:00' }, true)
    expect(readConfig({ TEST_CLOCK: '2026-10-12T07:00:00+02:00', NODE_ENV: 'test' }).testClock).toEqual({ instant: '2026-10-12T05:00:00Z' })
    expect(readConfig({ TEST_CLOCK: '/tmp/clock' }, { isTest: true }).testClock).toEqual({ file: '/tmp/clock' })
  })
})
