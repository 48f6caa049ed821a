import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { dataRoot } from '../../../../test/data-root.ts'
import { macroTypes, officeFile, oleFile, packedPdf, pdf, png, zip } from '../files.made.testing.ts'
import { inspect } from './inspect.ts'

const folder = mkdtempSync(path.join(dataRoot, 'vigie-look-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const looked = (name: string, bytes: Buffer | string) => {
  const at = path.join(folder, 'file')
  writeFileSync(at, bytes)
  return inspect({ path: at, name })
}
/** What a file is taken for, or refused with. */
const said = async (name: string, bytes: Buffer | string): Promise<string> => {
  try {
    return (await looked(name, bytes)).extension
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.values['file']).toBeTypeOf('string')
    return error.code
  }
}

const drawn = (format: 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
    .toFormat(format)
    .toBuffer()
const [jpeg, gif, webp] = await Promise.all([drawn('jpeg'), drawn('gif'), drawn('webp')])
const openDocument = (kind: string) =>
  zip({ name: 'mimetype', bytes: `application/vnd.oasis.opendocument.${kind}` }, { name: 'content.xml', bytes: '<x/>' })
const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'
const relations = (kind: string) =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="https://example.test/x" TargetMode="External"/></Relationships>`

describe('a file is what it holds', () => {
  it.each([
    ['Consigne.pdf', pdf()],
    ['Consigne.PDF', packedPdf()],
    ['plan.png', png(20, 10)],
    ['photo.jpg', jpeg],
    ['photo.JPEG', jpeg, 'jpg'],
    ['rire.gif', gif],
    ['photo.webp', webp],
    ['note.docx', officeFile('word')],
    ['paie.xlsx', officeFile('xl')],
    ['cours.pptx', officeFile('ppt')],
    ['note.odt', openDocument('text')],
    ['paie.ods', openDocument('spreadsheet')],
    ['cours.odp', openDocument('presentation')],
    ['vieux.doc', oleFile('WordDocument')],
    ['vieux.xls', oleFile('Workbook')],
    ['vieux.ppt', oleFile('PowerPoint Document')],
    ['note.rtf', '{\\rtf1 Bonjour}'],
    ['relève.csv', 'Nom;Âge\nInès;30\n'],
    ['relève.txt', Buffer.from('Relève à 6h', 'latin1')],
    ['tout.zip', zip({ name: 'dossier/note.docx', bytes: officeFile('word') }, { name: 'dossier/plan.png', bytes: png(20, 10) })],
  ] as const)('%s', async (name, bytes, kind: string = name.split('.').at(-1)!.toLowerCase()) => {
    expect(await said(name, bytes)).toBe(kind)
  })

  it('counts the pages of a PDF, and draws pictures small, the right way up', async () => {
    expect([(await looked('60.pdf', pdf({ pages: 60 }))).pages, (await looked('7.pdf', packedPdf({ pages: 7 }))).pages]).toEqual([60, 7])
    const turned = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#123456' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { thumbnail } = await looked('photo.jpg', turned)
    expect(await sharp(thumbnail!.path).metadata()).toMatchObject({ format: 'webp', width: 213, height: 320 })
    expect((await looked('photo.webp', webp)).thumbnail).toBeNull()
  })
})

describe('a file whose name says something else', () => {
  it.each([
    ['facture.pdf', png(20, 10)],
    ['facture.pdf.exe', pdf()],
    ['photo.png', pdf()],
    ['photo.heic', jpeg],
    ['note.txt', '<html><body>Bonjour</body></html>'],
    ['note.txt', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0])],
    ['note.docx', zip({ name: 'a.txt', bytes: 'a' })],
    ['note.docx', openDocument('text')],
    ['programme.exe', Buffer.from('MZ\u0090\u0000', 'latin1')],
    ['page.html', '<!doctype html><p>Bonjour'],
    ['archive.rar', Buffer.from('Rar!\u001a\u0007\u0001\u0000', 'latin1')],
    ['archive.7z', Buffer.from('7z\u00bc\u00af\u0027\u001c', 'latin1')],
    ['photo.jpg', Buffer.from('\u00ff\u00d8\u00ff<script>alert(1)</script>', 'latin1')],
    ['plan.png', png(40, 30).subarray(0, 50)],
    ['coupé.zip', zip({ name: 'a.txt', bytes: 'a' }).subarray(0, 40)],
    ['coupé.pdf', '%PDF-1.7\n'],
    ['sans ending', 'Bonjour'],
    ['dessin.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ] as const)('%s is refused', async (name, bytes) => {
    expect(await said(name, bytes)).toBe('FILE_TYPE')
  })

  it('is not one whose name says nothing: it is given the ending of what it holds', async () => {
    expect((await looked('Consigne du 12.03', pdf())).name).toBe('Consigne du 12.03.pdf')
    expect((await looked('../../etc/passwd', pdf())).name).toBe('passwd.pdf')
    expect((await looked('photo.final', jpeg)).name).toBe('photo.final.jpg')
  })
})

it('an empty file is refused as such', async () => {
  expect(await said('vide.pdf', '')).toBe('FILE_EMPTY')
})

describe('what does something when it is opened is refused', () => {
  it.each([
    ['a drawing with a script', 'a.svg', '<?xml version="1.0"?><svg xmlns="x"><script>alert(1)</script></svg>'],
    ['a drawing that acts', 'a.svg', '<svg onload="alert(1)"/>'],
    ['a script', 'a.pdf', pdf({ catalogue: script })],
    ['a script written in numbers', 'a.pdf', pdf({ catalogue: '/OpenAction << /S /#4aav#61Script /JS (x) >>' })],
    ['a script that is packed', 'a.pdf', packedPdf({ catalogue: script })],
    ['a program that is started', 'a.pdf', pdf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
    ['a program that is started, packed', 'a.pdf', packedPdf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
    ['a form that runs', 'a.pdf', pdf({ catalogue: '/AcroForm << /XFA 4 0 R /Fields [] >>' })],
    [
      'an attached program',
      'a.pdf',
      pdf({
        catalogue: '/Names << /EmbeddedFiles << /Names [(x) 4 0 R] >> >>',
        objects: ['<< /Type /Filespec /F (x.exe) /EF << /F 5 0 R >> >>', '<< /Length 2 >>\nstream\nMZ\nendstream'],
      }),
    ],
    ['a macro', 'a.docx', officeFile('word', { name: 'word/vbaProject.bin', bytes: 'x' })],
    ['a macro under another name', 'a.docx', officeFile('word', { name: 'word/_rels/x.rels', bytes: macroTypes })],
    ['an old macro', 'a.xlsx', officeFile('xl', { name: 'xl/macrosheets/sheet1.xml', bytes: 'x' })],
    ['a template from elsewhere', 'a.docx', officeFile('word', { name: 'word/_rels/s.rels', bytes: relations('attachedTemplate') })],
    ['an object from elsewhere', 'a.docx', officeFile('word', { name: 'word/_rels/d.rels', bytes: relations('oleObject') })],
    ['an object that runs', 'a.docx', officeFile('word', { name: 'word/embeddings/o.bin', bytes: oleFile('\u0001Ole10Native') })],
    ['an old document with a macro', 'a.doc', oleFile('WordDocument', '_VBA_PROJECT')],
    [
      'an open document with a macro',
      'a.odt',
      zip({ name: 'mimetype', bytes: 'application/vnd.oasis.opendocument.text' }, { name: 'Basic/x.xml', bytes: 'x' }),
    ],
    ['a text with an object', 'a.rtf', '{\\rtf1{\\object\\objdata 01}}'],
    ['an archive with a program', 'a.zip', zip({ name: 'photo.jpg.EXE', bytes: 'x' })],
    ['an archive with a program under two names', 'a.zip', zip({ name: 'photo.jpg', bytes: 'x', localName: 'photo.exe' })],
    ['an archive with a hidden program', 'a.zip', zip({ name: 'photo.jpg', bytes: 'MZ\u0090' })],
    [
      'an archive with a document with a macro',
      'a.zip',
      zip({ name: 'a.docx', bytes: officeFile('word', { name: 'word/vbaProject.bin', bytes: 'x' }) }),
    ],
  ] as const)('%s', async (_, name, bytes) => {
    expect(await said(name, bytes)).toBe('FILE_UNSAFE')
  })

  it.each([
    ['a dictionary that does not say what it is', ''],
    ['a word in a string', '/X (endobj)'],
    ['a word in a string in brackets', '/X (\\)(endobj) stream\n)'],
    ['a word in a comment', '%endobj\n'],
    ['the word of enciphering', '%/Encrypt \n'],
  ])('a script that hides behind %s', async (_, more) => {
    const hidden = packedPdf(
      { catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' },
      ({ count, first, length }) => `<< /N ${count} /First ${first} ${more} /Length ${length} /Filter /FlateDecode >>`,
    )
    expect(await said('a.pdf', hidden)).toBe('FILE_UNSAFE')
  })

  it('but not what honest programs write: where it opens, links, bookmarks, an attached invoice', async () => {
    const honest = pdf({
      catalogue: '/OpenAction [3 0 R /Fit] /Outlines 4 0 R /Names << /EmbeddedFiles << /Names [(x) 6 0 R] >> >>',
      objects: [
        '<< /Type /Outlines /First 5 0 R /Last 5 0 R /Count 1 >>',
        '<< /Title (JavaScript, Launch) /Parent 4 0 R /A << /S /URI /URI (https://example.test) >> >>',
        '<< /Type /Filespec /F (factur-x.xml) /EF << /F 7 0 R >> >>',
        '<< /Length 4 >>\nstream\n<x/>\nendstream',
      ],
    })
    expect(await said('a.pdf', honest)).toBe('pdf')
    expect(await said('a.docx', officeFile('word', { name: 'word/_rels/d.rels', bytes: relations('hyperlink') }))).toBe('docx')
    expect(await said('a.docx', officeFile('word', { name: 'word/embeddings/a.xlsx', bytes: officeFile('xl') }))).toBe('docx')
  })
})

describe('what unfolds to more than its size is refused before it does', () => {
  const nested = (depth: number): Buffer =>
    depth === 0 ? zip({ name: 'a.txt', bytes: 'a' }) : zip({ name: 'a.zip', bytes: nested(depth - 1) })
  it.each([
    ['a picture of 50,000 × 50,000 points', 'a.png', png(50_000, 50_000)],
    ['an archive of 500 MB', 'a.zip', zip({ name: 'a.txt', bytes: Buffer.alloc(500_000_000) })],
    ['a document of 500 MB', 'a.xlsx', officeFile('xl', { name: 'xl/sheet.xml', bytes: Buffer.alloc(500_000_000) })],
    ['an archive that says it is small', 'a.zip', zip({ name: 'a.txt', bytes: Buffer.alloc(1_000_000), said: 10 })],
    ['an archive of too many files', 'a.zip', zip(...Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}.txt`, bytes: '' })))],
    ['archives in archives', 'a.zip', nested(3)],
    [
      'an archive of an archive that cannot be looked into',
      'a.zip',
      zip({ name: 'a', bytes: Buffer.from('Rar!\u001a\u0007\u0001\u0000', 'latin1') }),
    ],
  ] as const)('%s', async (_, name, bytes) => {
    expect(await said(name, bytes)).toBe('FILE_SWELLS')
  })
})

describe('what is locked cannot be looked at', () => {
  const cipher = `<< /Filter /Standard /V 1 /R 2 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> /P -4 >>`
  it.each([
    ['a PDF', 'a.pdf', pdf({ objects: [cipher], trailer: '/Encrypt 4 0 R /ID [<00><00>]' })],
    ['an archive', 'a.zip', zip({ name: 'a.txt', bytes: 'a', isLocked: true })],
    ['a document of Office', 'a.docx', oleFile('EncryptedPackage')],
    [
      'an open document',
      'a.odt',
      zip(
        { name: 'mimetype', bytes: 'application/vnd.oasis.opendocument.text' },
        { name: 'META-INF/manifest.xml', bytes: '<encryption-data/>' },
      ),
    ],
  ] as const)('%s', async (_, name, bytes) => {
    expect(await said(name, bytes)).toBe('FILE_LOCKED')
  })
})
