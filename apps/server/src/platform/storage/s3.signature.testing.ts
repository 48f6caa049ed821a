import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}
const hex = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** What is wrong with a request by the rules of Amazon's signature 4 («Signature Version 4 signing process»); undefined: nothing. */
export function faultOf(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: Keys,
): string | undefined {
  const [, key, day, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (!signature || key !== accessKeyId) return 'InvalidAccessKeyId'
  const at = String(headers['x-amz-date'])
  const print = String(headers['x-amz-content-sha256'])
  if (!at.startsWith(day!) || !names!.split(';').includes('host')) return 'MissingSecurityHeader'
  if (body.length > 0 && print !== hex(body)) return 'XAmzContentSHA256Mismatch'
  const [path, query = ''] = url!.split('?')
  const said = names!.split(';').map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}\n`)
  const asked = [method, path, query, said.join(''), names, print].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const secret = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>((held, part) => hmac(held, part), `AWS4${secretAccessKey}`)
  const right = hmac(secret, ['AWS4-HMAC-SHA256', at, scope, hex(asked)].join('\n')).toString('hex')
  return right === signature ? undefined : 'SignatureDoesNotMatch'
}
