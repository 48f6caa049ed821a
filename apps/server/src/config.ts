import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import path from 'node:path'
import { readInstant } from '@vigie/contract/kit/time.ts'
import { folder, given, group, port, url, whole, wrong, type Environment } from './config.parts.ts'
import type { BackupPlace } from './platform/backup/target.open.ts'
import type { TestClock } from './platform/clock.ts'
import { redisAddressOf, type RedisAddress } from './platform/redis/address.ts'
import type { ScannerAddress } from './platform/scanner.ts'
import type { S3Settings } from './platform/storage/s3.client.ts'

export interface Config {
  readonly isTest: boolean
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** Unset: the embedded PostgreSQL under dataDir. */
  readonly databaseUrl: string | undefined
  readonly databaseOwnerUrl: string | undefined
  /** The role that owns the queue, beside a given databaseUrl: this process runs the queue's jobs. */
  readonly databaseJobsUrl: string | undefined
  /** A read replica of databaseUrl. */
  readonly databaseReplicaUrl: string | undefined
  /** What carries between servers; unset: PostgreSQL. */
  readonly redis: RedisAddress | undefined
  /** Unset: files under dataDir. */
  readonly s3: S3Settings | undefined
  /** Where backups go each night, and the log of the database meanwhile: a folder, or names of the bucket under a prefix. Unset: none. */
  readonly backup: BackupSettings | undefined
  readonly smtpUrl: string | undefined
  readonly sms: { url: string; token: string; sender: string } | undefined
  readonly vapid: { publicKey: string; privateKey: string; subject: string } | undefined
  /** A PEM file: push endpoints of this machine whose certificate it signed are let in. */
  readonly testPushCa: string | undefined
  readonly fcm: { projectId: string; clientEmail: string; privateKey: string } | undefined
  readonly sentryDsn: string | undefined
  /** The app's own credentials, for the look-up of a company by its code. */
  readonly app: { user: string; password: string } | undefined
  readonly metricsToken: string | undefined
  readonly clamav: ScannerAddress | undefined
  readonly testClock: TestClock | undefined
  /** Unset: the one kept under dataDir (secret-key.ts). */
  readonly secretKey: string | undefined
  /** An Ed25519 key in PEM. Unset: the one kept under dataDir (signing-key.ts). */
  readonly signingKey: string | undefined
  /** Where what proves clockings is written, outside the database: the logs of roots and the public keys. Absolute. */
  readonly proofDir: string
  readonly hasDemo: boolean
  /** Without a slash at its end. */
  readonly publicUrl: string | undefined
  /** Whose X-Forwarded-For is believed: addresses, networks, or `loopback`. */
  readonly trustedProxies: readonly string[]
  /** How many times the usual number of calls an address, a session and a socket may make. */
  readonly callBudget: number
}

interface BackupSettings {
  readonly to: BackupPlace
  /** How many nights are kept, and beside them how many Sundays. */
  readonly nights: number
  readonly sundays: number
}

function testClock(env: Environment, isTest: boolean): TestClock | undefined {
  const text = given(env, 'TEST_CLOCK')
  if (text === undefined) return undefined
  if (!isTest) throw wrong('TEST_CLOCK', 'réservé aux tests (NODE_ENV=test)')
  const instant = readInstant(text)
  if (instant !== undefined) return { instant }
  if (!/[/\\]/.test(text))
    throw wrong('TEST_CLOCK', 'un instant ISO 8601 avec décalage, ou le chemin d’un fichier qui en contient un, est attendu')
  return { file: path.resolve(text) }
}

function demo(env: Environment, isPublic: boolean): boolean {
  const text = given(env, 'DEMO')
  if (text !== undefined && text !== 'on' && text !== 'off') throw wrong('DEMO', 'on ou off est attendu')
  // Its sign-ins are published: a public installation has it only when told so.
  return text === undefined ? !isPublic : text === 'on'
}

function publicUrl(env: Environment): string | undefined {
  const text = url(env, 'PUBLIC_URL', ['https:', 'http:'])
  if (text === undefined) return undefined
  const { pathname, search, hash, origin } = new URL(text)
  if (pathname !== '/' || search || hash)
    throw wrong('PUBLIC_URL', 'une adresse sans chemin est attendue, comme https://portail.exemple.fr')
  return origin
}

function redis(env: Environment): RedisAddress | undefined {
  const text = given(env, 'REDIS_URL')
  const address = text === undefined ? undefined : redisAddressOf(text)
  if (text !== undefined && !address)
    throw wrong(
      'REDIS_URL',
      'une adresse redis:// ou rediss:// est attendue, avec un nom de machine et, au besoin, un mot de passe, un port et un numéro de base (redis://:secret@machine:6379/0)',
    )
  return address
}

function clamav(env: Environment): Config['clamav'] {
  const text = given(env, 'CLAMAV_HOST')
  if (text === undefined) return undefined
  const [, host, number] = /^([\w.-]+|\[[\da-f:]+\])(?::(\d+))?$/i.exec(text) ?? []
  if (!host) throw wrong('CLAMAV_HOST', 'un nom de machine est attendu, avec son port au besoin (machine:3310)')
  return { host, port: number === undefined ? 3310 : port('CLAMAV_HOST', number) }
}

function s3(env: Environment): Config['s3'] {
  const keys = group(env, { bucket: 'S3_BUCKET', accessKeyId: 'S3_ACCESS_KEY_ID', secretAccessKey: 'S3_SECRET_ACCESS_KEY' })
  const endpoint = url(env, 'S3_ENDPOINT', ['https:', 'http:'])
  if (!keys && endpoint) throw wrong('S3_BUCKET', 'ce réglage est attendu avec S3_ENDPOINT')
  return keys && Object.freeze({ ...keys, endpoint, region: given(env, 'S3_REGION') ?? 'auto' })
}

function backup(env: Environment, hasS3: boolean, hasOwnDatabase: boolean): BackupSettings | undefined {
  const [place, prefix] = [folder(env, 'BACKUP_DIR'), given(env, 'BACKUP_S3_PREFIX')]
  const nights = whole(env, 'BACKUP_NIGHTS', 7, 1, 1000)
  const sundays = whole(env, 'BACKUP_SUNDAYS', 4, 0, 1000)
  const name = place === undefined ? 'BACKUP_S3_PREFIX' : 'BACKUP_DIR'
  if (place === undefined && prefix === undefined) return undefined
  if (hasOwnDatabase) throw wrong(name, 'la base indiquée par DATABASE_URL se sauvegarde avec ses propres outils')
  if (place !== undefined && prefix !== undefined) throw wrong(name, 'ce réglage exclut BACKUP_S3_PREFIX')
  if (place !== undefined) return Object.freeze({ to: { folder: place }, nights, sundays })
  if (!hasS3) throw wrong('S3_BUCKET', 'ce réglage est attendu avec BACKUP_S3_PREFIX')
  if (!/^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*\/?$/.test(prefix!))
    throw wrong(name, 'un début de nom est attendu, fait de lettres, chiffres, points et tirets (sauvegardes/vigie)')
  return Object.freeze({ to: { prefix: `${prefix!.replace(/\/$/, '')}/` }, nights, sundays })
}

function host(env: Environment, hasDemo: boolean): string {
  const text = given(env, 'HOST') ?? (hasDemo ? '127.0.0.1' : '0.0.0.0')
  if (!/^[\w.:-]+$/.test(text)) throw wrong('HOST', 'un nom de machine ou une adresse IP est attendu')
  return text
}

function secretKey(env: Environment): string | undefined {
  const text = given(env, 'SECRET_KEY')
  if (text !== undefined && text.length < 32) throw wrong('SECRET_KEY', 'au moins 32 caractères sont attendus')
  return text
}

function signingKey(env: Environment): string | undefined {
  const text = given(env, 'SIGNING_KEY')?.replaceAll('\\n', '\n')
  if (text !== undefined && !isSigningKey(text))
    throw wrong('SIGNING_KEY', 'une clé privée Ed25519 au format PEM est attendue (openssl genpkey -algorithm ed25519)')
  return text
}

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

function vapid(env: Environment): Config['vapid'] {
  const keys = group(env, { publicKey: 'VAPID_PUBLIC_KEY', privateKey: 'VAPID_PRIVATE_KEY', subject: 'VAPID_SUBJECT' })
  if (keys && !/^(mailto:|https:\/\/)\S+$/.test(keys.subject)) throw wrong('VAPID_SUBJECT', 'mailto:… ou https://… est attendu')
  return keys
}

function testPushCa(env: Environment, isTest: boolean): string | undefined {
  const text = given(env, 'TEST_PUSH_CA')
  if (text !== undefined && !isTest) throw wrong('TEST_PUSH_CA', 'réservé aux tests (NODE_ENV=test)')
  return text
}

function trustedProxies(env: Environment): readonly string[] {
  const list = (given(env, 'TRUSTED_PROXIES') ?? 'loopback').split(/[\s,]+/).filter(Boolean)
  const isAddress = (one: string) => {
    const [address, bits, ...more] = one.split('/')
    const version = isIP(address!)
    return (
      version > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
    )
  }
  if (!list.every((one) => one === 'loopback' || isAddress(one)))
    throw wrong('TRUSTED_PROXIES', 'des adresses IP ou des réseaux sont attendus, séparés par des virgules (10.0.0.5, 10.0.0.0/8)')
  return Object.freeze(list)
}

function callBudget(env: Environment): number {
  const value = Number(given(env, 'CALL_BUDGET') ?? 1)
  if (!(value >= 0.1 && value <= 1_000_000)) throw wrong('CALL_BUDGET', 'un nombre entre 0,1 et 1000000 est attendu')
  return value
}

/** The environment, read once at the start. A wrong setting throws one error whose sentence names it. */
export function readConfig(env: Environment, { isTest = env['NODE_ENV'] === 'test' } = {}): Config {
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const databaseOwnerUrl = url(env, 'DATABASE_OWNER_URL', ['postgres:', 'postgresql:'])
  if (databaseOwnerUrl && !databaseUrl) throw wrong('DATABASE_URL', 'ce réglage est attendu avec DATABASE_OWNER_URL')
  const databaseJobsUrl = url(env, 'DATABASE_JOBS_URL', ['postgres:', 'postgresql:'])
  if (databaseJobsUrl && !databaseUrl) throw wrong('DATABASE_URL', 'ce réglage est attendu avec DATABASE_JOBS_URL')
  const databaseReplicaUrl = url(env, 'DATABASE_REPLICA_URL', ['postgres:', 'postgresql:'])
  if (databaseReplicaUrl && !databaseUrl) throw wrong('DATABASE_URL', 'ce réglage est attendu avec DATABASE_REPLICA_URL')
  const bucket = s3(env)
  const sms = group(env, { url: 'SMS_URL', token: 'SMS_TOKEN', sender: 'SMS_SENDER' })
  if (sms) url(env, 'SMS_URL', ['https:', 'http:'])
  const fcm = group(env, { projectId: 'FCM_PROJECT_ID', clientEmail: 'FCM_CLIENT_EMAIL', privateKey: 'FCM_PRIVATE_KEY' })
  const address = publicUrl(env)
  const hasDemo = demo(env, address !== undefined)
  const dataDir = folder(env, 'DATA_DIR') ?? path.resolve('data')
  return Object.freeze({
    isTest,
    port: port('PORT', given(env, 'PORT') ?? '3000'),
    host: host(env, hasDemo),
    dataDir,
    databaseUrl,
    databaseOwnerUrl,
    databaseJobsUrl,
    databaseReplicaUrl,
    redis: redis(env),
    s3: bucket,
    backup: backup(env, bucket !== undefined, databaseUrl !== undefined),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    sms,
    vapid: vapid(env),
    testPushCa: testPushCa(env, isTest),
    // A key in one line of the environment has its line ends written out.
    fcm: fcm && Object.freeze({ ...fcm, privateKey: fcm.privateKey.replaceAll('\\n', '\n') }),
    sentryDsn: url(env, 'SENTRY_DSN', ['https:', 'http:']),
    app: group(env, { user: 'APP_USER', password: 'APP_PASSWORD' }),
    metricsToken: given(env, 'METRICS_TOKEN'),
    clamav: clamav(env),
    testClock: testClock(env, isTest),
    secretKey: secretKey(env),
    signingKey: signingKey(env),
    proofDir: folder(env, 'PROOF_DIR') ?? path.join(dataDir, 'proof'),
    hasDemo,
    publicUrl: address,
    trustedProxies: trustedProxies(env),
    callBudget: callBudget(env),
  })
}
