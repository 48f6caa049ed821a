import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { officeFile, oleFile, packedPdf, pdf, zip } from '../files.made.testing.ts'
import { launch, openLook } from './inspect.testing.ts'

const said = openLook()
const flate = '/Filter /FlateDecode'
/** The same PDF, whose packed objects are written, and described, in another way. */
const rewritten = (write: (packed: Buffer) => Buffer, filter: string, begin = 'stream\n') =>
  packedPdf(launch, ({ count, first, length }) => `<< /Type /ObjStm /N ${count} /First ${first} /Length ${length} ${filter} >>`, {
    write,
    begin,
  })
const hexOf = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex').replaceAll(/../g, '$& ')}>`)

/** A dictionary that begins anew in what is none, so that a filter stands before it. */
const hidden = (veil: string): Buffer =>
  packedPdf(
    launch,
    ({ count, first, length }) => `<< /Filter /ASCIIHexDecode ${veil}/Type /ObjStm /N ${count} /First ${first} /Length ${length} >>`,
    { write: hexOf },
  )

describe('a program that a PDF starts, in objects that are packed', () => {
  it.each([
    ['in numbers', rewritten(hexOf, '/Filter /ASCIIHexDecode')],
    ['in numbers, then packed', rewritten((bytes) => deflateSync(hexOf(bytes)), '/Filter [/FlateDecode /ASCIIHexDecode]')],
    ['twice', rewritten((bytes) => deflateSync(deflateSync(bytes)), '/Filter [/FlateDecode /FlateDecode]')],
    ['by differences', rewritten(differences, `${flate} /DecodeParms << /Predictor 2 /Colors 4 /Columns 2 >>`)],
    ['said in numbers', rewritten(hexOf, '/Fil#74er /ASCIIHexDecode')],
    ['as they are, where a filter hides', hidden('%1 0 obj <<\n')],
    ['as they are, where a filter hides behind a string', hidden('/X (1 0 obj <<) ')],
    ['behind a line that ends as no line does', rewritten(deflateSync, flate, 'stream\r')],
    ['behind a word with a blank', rewritten(deflateSync, flate, 'stream \n')],
    ['behind a remark', rewritten(deflateSync, flate, 'stream %\n')],
  ] as const)('%s, is found', async (_, bytes) => {
    expect(await said('a.pdf', bytes)).toBe('FILE_UNSAFE')
  })
  it('but not what is honest, whichever way it is written', async () => {
    const packed = (filter: string, write: (bytes: Buffer) => Buffer) =>
      packedPdf({}, ({ count, first, length }) => `<</Type/ObjStm/N ${count}/First ${first}/Length ${length}${filter}>>`, { write })
    expect(await said('a.pdf', packed('/Filter/FlateDecode', deflateSync))).toBe('pdf')
    expect(await said('a.pdf', packed('/Filter [ /FlateDecode ]/DecodeParms null', deflateSync))).toBe('pdf')
  })
})

/** As the second predictor of TIFF writes two points of four colours in a row: the first as they are, the second by what changes. */
function differences(bytes: Buffer): Buffer {
  const padded = Buffer.concat([bytes, Buffer.alloc((8 - (bytes.length % 8)) % 8, ' ')])
  return deflateSync(Buffer.from(padded.map((byte, at) => (at % 8 < 4 ? byte : byte - padded[at - 4]!))))
}

describe('what a PDF carries with it', () => {
  const attached = (name: string, content: Buffer) => {
    const packed = deflateSync(content)
    return {
      catalogue: '/Names << /EmbeddedFiles << /Names [(x) 4 0 R] >> >>',
      objects: [
        `<< /Type /Filespec /F (${name}) /EF << /F 5 0 R >> >>`,
        `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString('latin1')}\nendstream`,
      ],
    }
  }
  it.each([
    ['a document with a macro', pdf(attached('x.doc', oleFile('WordDocument', '_VBA_PROJECT')))],
    ['an archive with a program', pdf(attached('x.zip', zip({ name: 'x.exe', bytes: 'x' })))],
    ['another PDF that starts a program', pdf(attached('x.pdf', packedPdf(launch)))],
    [
      'a program that hangs on a page',
      pdf({
        page: '/Annots [4 0 R]',
        objects: [
          '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 5 0 R >>',
          '<< /Type /Filespec /F (x.exe) /EF << /F 6 0 R >> >>',
          '<< /Length 2 >>\nstream\nMZ\nendstream',
        ],
      }),
    ],
    [
      'a document with a macro that hangs on a page, packed',
      packedPdf(
        {
          page: '/Annots [4 0 R]',
          objects: [
            '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 5 0 R >>',
            '<< /Type /Filespec /F (x.txt) /EF << /F 8 0 R >> >>',
          ],
        },
        undefined,
        { streams: [oleFile('WordDocument', '_VBA_PROJECT')] },
      ),
    ],
    ['a film with a script', pdf({ catalogue: '/OpenAction << /S /Rendition /JS (app.alert\\(1\\)) >>' })],
  ] as const)('%s is refused with it', async (_, bytes) => {
    expect(await said('a.pdf', bytes)).toBe('FILE_UNSAFE')
  })
  it('a document without a macro is not', async () => {
    expect(await said('a.pdf', pdf(attached('x.docx', officeFile('word'))))).toBe('pdf')
  })
})
