import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { macroTypes, officeFile, oleFile, packedPdf, pdf, png, zip, type MadeEntry } from '../files.made.testing.ts'
import { isProgram } from './inspect.name.rules.ts'
import { launch, openLook } from './inspect.testing.ts'

const said = openLook()

describe('a name that hides what runs', () => {
  it.each([
    'x.exe',
    `x.exe${' '.repeat(60)}`,
    `x.exe${'. '.repeat(60)}`,
    'x.exe\u0000.jpg',
    'x.exe:a.jpg',
    'x.settingcontent-ms',
    'x.library-ms',
    'x.chm',
    'x.py',
    'x.xll',
    'x.slk',
  ])('%j', (name) => expect(isProgram(name)).toBe(true))
  it.each(['photo.jpg', 'exe', 'Note n° 3.exemple', 'a.b.c', '', 'com.pany.pdf'])('%j hides nothing', (name) =>
    expect(isProgram(name)).toBe(false),
  )
})

/** An archive whose directory says less than lies in it. */
const saysOne = (archive: Buffer): Buffer => {
  const end = archive.length - 22
  archive.writeUInt16LE(1, end + 8)
  archive.writeUInt16LE(1, end + 10)
  return archive
}
/** The extra field by which a name is said once more (Info-ZIP, 0x7075). */
const named = (name: string): Buffer => {
  const said = Buffer.from(name)
  const head = Buffer.alloc(9)
  head.writeUInt16LE(0x7075, 0)
  head.writeUInt16LE(said.length + 5, 2)
  head.writeUInt8(1, 4)
  return Buffer.concat([head, said])
}
const relations = (attributes: string) =>
  `<Relationships><Relationship Id="r" ${attributes} Target="https://example.test/x"/></Relationships>`
const template = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate'
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const rels = (bytes: Buffer | string): MadeEntry => ({ name: 'word/_rels/s.rels', bytes })

describe('an archive that hides what is in it', () => {
  it.each([
    [
      'a program that its directory does not count',
      'a.zip',
      saysOne(zip({ name: 'a.txt', bytes: 'a' }, { name: 'b.exe', bytes: 'b' })),
      'FILE_TYPE',
    ],
    [
      'a directory that lies elsewhere',
      'a.zip',
      Buffer.concat([
        zip({ name: 'a.txt', bytes: 'a' }).subarray(0, -22),
        Buffer.from('x'),
        zip({ name: 'a.txt', bytes: 'a' }).subarray(-22),
      ]),
      'FILE_TYPE',
    ],
    ['a name that is said once more', 'a.zip', zip({ name: 'a.jpg', bytes: 'x', extra: named('a.js') }), 'FILE_UNSAFE'],
    [
      'an archive behind a byte',
      'a.zip',
      zip({ name: 'a.zip', bytes: Buffer.concat([Buffer.from('x'), zip({ name: 'b.exe', bytes: 'b' })]) }),
      'FILE_SWELLS',
    ],
    ['a disk', 'a.zip', zip({ name: 'a.iso', bytes: 'x' }), 'FILE_SWELLS'],
    [
      'a disk under another name',
      'a.zip',
      zip({ name: 'a.jpg', bytes: Buffer.concat([Buffer.alloc(32_769), Buffer.from('CD001')]) }),
      'FILE_SWELLS',
    ],
    [
      'a tape under another name',
      'a.zip',
      zip({ name: 'a.jpg', bytes: Buffer.concat([Buffer.alloc(257), Buffer.from('ustar')]) }),
      'FILE_SWELLS',
    ],
    ['a cabinet under another name', 'a.zip', zip({ name: 'a.jpg', bytes: 'MSCF\u0000\u0000' }), 'FILE_SWELLS'],
    ['a PDF that starts a program', 'a.zip', zip({ name: 'a.pdf', bytes: packedPdf(launch) }), 'FILE_UNSAFE'],
    [
      'a template from elsewhere, in wide letters',
      'a.docx',
      officeFile('word', rels(wide(relations(`Type="${template}" TargetMode="External"`)))),
      'FILE_UNSAFE',
    ],
    [
      'a template from elsewhere, in numbers',
      'a.docx',
      officeFile('word', rels(relations(`Type="${template.replace('T', '&#x54;')}" TargetMode="Extern&#97;l"`))),
      'FILE_UNSAFE',
    ],
    [
      'a template from elsewhere, behind a sign',
      'a.docx',
      officeFile('word', rels(relations(`X=">" Type="${template}" TargetMode="External"`))),
      'FILE_UNSAFE',
    ],
    ['a macro in wide letters', 'a.docx', officeFile('word', rels(wide(macroTypes))), 'FILE_UNSAFE'],
    [
      'a table that asks a program',
      'a.xlsx',
      officeFile('xl', {
        name: 'xl/externalLinks/externalLink1.xml',
        bytes: '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
      }),
      'FILE_UNSAFE',
    ],
  ] as const)('%s', async (_, name, bytes, code) => {
    expect(await said(name, bytes)).toBe(code)
  })
})

describe('an old document that hides what runs', () => {
  it.each([
    ['a macro in other letters', 'a.doc', oleFile('WordDocument', '_vba_Project')],
    ['an object with a number', 'a.rtf', '{\\rtf1{\\object1\\objdata0 01}}'],
    ['an object that is updated, with a number', 'a.rtf', '{\\rtf1{\\*\\objupdate1 x}}'],
    ['a field that asks a program', 'a.rtf', '{\\rtf1{\\field{\\*\\fldinst DDEAUTO cmd "/c calc"}}}'],
  ] as const)('%s', async (_, name, bytes) => {
    expect(await said(name, bytes)).toBe('FILE_UNSAFE')
  })
})

describe('a picture that is larger than it looks', () => {
  const gif = (side: number, frames: number): Buffer => {
    const head = Buffer.from('47494638396100000000800000000000ffffff', 'hex')
    head.writeUInt16LE(side, 6)
    head.writeUInt16LE(side, 8)
    const frame = Buffer.from('21f90400000000002c0000000001000100000202440100', 'hex')
    return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
  }
  /** A PNG that says it moves. */
  const moving = (side: number, frames: number): Buffer => {
    const still = png(side, side)
    const body = Buffer.concat([Buffer.from('acTL'), Buffer.alloc(8)])
    body.writeUInt32BE(frames, 4)
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(8)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([still.subarray(0, 33), length, body, sum, still.subarray(33)])
  }
  it.each([
    ['a point on a surface of 30,000 × 30,000', 'a.gif', gif(30_000, 1)],
    ['100,000 points on one of 3,000 × 3,000', 'a.gif', gif(3000, 100_000)],
    ['a million pictures of 2,000 × 2,000', 'a.png', moving(2000, 1_000_000)],
  ] as const)('%s', async (_, name, bytes) => {
    expect(await said(name, bytes)).toBe('FILE_SWELLS')
  })
  it('but not 100,000 of a point', async () => expect(await said('a.gif', gif(1, 100_000))).toBe('gif'))
})

describe('what makes whoever looks stumble', () => {
  const counting = (count: string) => Buffer.from(pdf().toString('latin1').replace('/Count 1', `/Count ${count}`), 'latin1')
  const pack = deflateSync(Buffer.concat([Buffer.from('1 0 null '), Buffer.alloc(30_000_000, ' ')]))
  const stream = `<< /Type /ObjStm /N 1 /First 4 /Length ${pack.length} /Filter /FlateDecode >>\nstream\n${pack.toString('latin1')}\nendstream`
  const tags = '<Relationship '
  it.each([
    ['fewer pages than none', 'a.pdf', counting('-5'), 'FILE_TYPE'],
    ['no page', 'a.pdf', Buffer.from(pdf().toString('latin1').replace('[3 0 R] /Count 1', '[     ] /Count 0'), 'latin1'), 'FILE_TYPE'],
    ['objects that unfold to gigabytes', 'a.pdf', pdf({ objects: Array.from({ length: 100 }, () => stream) }), 'FILE_SWELLS'],
    ['names without end', 'a.pdf', pdf({ objects: ['/First '.repeat(1_000_000)] }), 'FILE_UNSAFE'],
    ['names in strings without end', 'a.pdf', pdf({ objects: ['/First ('.repeat(1_000_000)] }), 'FILE_UNSAFE'],
    ['a million relations', 'a.docx', officeFile('word', rels(tags.repeat(1_000_000))), 'docx'],
    ['a million words of one relation', 'a.docx', officeFile('word', rels(`${tags}${'""'.repeat(5_000_000)}`)), 'docx'],
    ['a drawing behind a remark', 'a.txt', '<!-- x --><svg xmlns="x"><script>alert(1)</script></svg>', 'FILE_UNSAFE'],
  ] as const)('%s', async (_, name, bytes, code) => {
    expect(await said(name, bytes)).toBe(code)
  })
})
