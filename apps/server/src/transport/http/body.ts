import type { IncomingMessage } from 'node:http'
import type { Call } from '@vigie/contract/kit/call.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { wireFieldsOf } from '@vigie/contract/kit/schema.ts'
import type { FastifyRequest } from 'fastify'
import { cleanName } from '../../kit/file-name.rules.ts'
import type { UploadedFile } from '../../kit/handle.ts'
import { refusalOf } from './http.answers.ts'
import { readJson } from '../json.ts'
import { bodyLimitOf, megabyte, upload as limits } from '../limits.ts'
import type { Body } from '../request.ts'
import { readTexts } from '../texts.ts'
import type { Upload } from './uploads.ts'

/**
 * The body of a call over HTTP: JSON, or a form whose files go to the disk. Called once it is known who asks, and that
 * he may. Refuses TOO_LARGE as soon as it is longer than this call needs, UNSUPPORTED_MEDIA and MALFORMED.
 */
export async function readBody(asked: FastifyRequest, call: Call, upload: () => Upload): Promise<Body> {
  // Whoever asked has gone while it was looked up who it is: nothing more will be told of this body.
  if (asked.raw.destroyed) throw new Refusal('MALFORMED')
  if (asked.isMultipart()) return readForm(asked, call, upload).catch((error: unknown) => refuseForm(asked, error))
  const { headers } = asked.raw
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
  if (isEmpty) return { payload: {}, files: [] }
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) throw new Refusal('UNSUPPORTED_MEDIA')
  const most = bodyLimitOf(call)
  const text = await readText(asked.raw, most)
  const body = text === '' ? {} : (readJson(text, most) ?? {})
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('MALFORMED')
  return { payload: body as Record<string, unknown>, files: [] }
}

/** A request's body as text. It is left where it stands as soon as it is longer than `most` bytes. */
function readText(raw: IncomingMessage, most: number): Promise<string> {
  if (Number(raw.headers['content-length'] ?? 0) > most) return Promise.reject(new Refusal('TOO_LARGE'))
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const settle = (done: () => void) => {
      raw.off('data', take).off('end', end).off('error', fail).off('close', fail)
      done()
    }
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > most) settle(() => reject(new Refusal('TOO_LARGE')))
      else chunks.push(chunk)
    }
    const end = () => settle(() => resolve(Buffer.concat(chunks).toString('utf8')))
    const fail = () => settle(() => reject(new Refusal('MALFORMED')))
    raw.on('data', take).on('end', end).on('error', fail).on('close', fail)
  })
}

/** A form that breaks off has no status of its own: it is malformed. */
function refuseForm(asked: FastifyRequest, error: unknown): never {
  asked.raw.unpipe()
  const isOurs = error instanceof Refusal || !(error instanceof Error)
  throw isOurs ? error : 'statusCode' in error ? refusalOf(error) : new Refusal('MALFORMED')
}

async function readForm(asked: FastifyRequest, call: Call, upload: () => Upload): Promise<Body> {
  const texts: Record<string, string | string[]> = {}
  const files: UploadedFile[] = []
  const most = bodyLimitOf(call)
  let left = most
  const parts = asked.parts({ limits: { fileSize: limits.fileBytes, files: limits.files, fields: limits.fields, fieldSize: most } })
  for await (const part of parts) {
    if (part.type === 'field') {
      const text = String(part.value)
      left -= text.length
      if (left < 0 || part.valueTruncated) throw new Refusal('TOO_LARGE')
      // Said several times it is a list, as in an address; where one value is asked for, none of them is it.
      const before = Object.hasOwn(texts, part.fieldname) ? texts[part.fieldname] : undefined
      texts[part.fieldname] = before === undefined ? text : [before, text].flat()
    } else if (!call.takesFiles) throw new Refusal('UNSUPPORTED_MEDIA')
    else {
      files.push(await upload().keep({ field: part.fieldname, name: part.filename, bytes: part.file }))
      if (part.file.truncated) throw new Refusal('FILE_TOO_LARGE', { file: cleanName(part.filename), limit: limits.fileBytes / megabyte })
    }
  }
  const payload = readTexts(call.input, texts)
  const wanted = wireFieldsOf(call.input)
  // A list of several values may come as one text too, beside files that leave no other place for it.
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text !== 'string' || !/^[[{]/.test(text) || !Object.hasOwn(wanted, name)) continue
    const read = parsed(text, most)
    if (read !== text) payload[name] = read
  }
  return { payload, files }
}

/** A field that looks like JSON and is none stays a text. */
function parsed(text: string, most: number): unknown {
  try {
    return readJson(text, most)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOO_LARGE') throw error
    return text
  }
}
