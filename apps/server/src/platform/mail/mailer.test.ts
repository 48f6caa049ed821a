import { describe, expect, it } from 'vitest'
import { openMailbox, headerOf } from '../../../test/posts/mailbox.ts'
import { TryLater } from '../queue/task.ts'
import { RefusedForGood, reasonOf } from '../undeliverable.ts'
import { htmlOf } from './mail.html.ts'
import { openMailer, senderOf } from './mailer.ts'

it.each([
  ['smtp://mail.example.fr/?from=portail@example.fr', '', 'portail@example.fr'],
  ['smtps://nina%40example.fr:secret@mail.example.fr', '', 'nina@example.fr'],
  ['smtp://user:secret@mail.example.fr', 'https://portail.example.fr', 'portail@portail.example.fr'],
  ['smtp://mail.example.fr', '', 'portail@mail.example.fr'],
  ['smtp://mail.example.fr/?from=a@b.fr,c@d.fr', '', 'portail@mail.example.fr'],
])('%s and %s send as %s', (smtpUrl, publicUrl, expected) => expect(senderOf(smtpUrl, publicUrl)).toBe(expected))

it('a reason is one line without addresses', () => {
  expect(reasonOf('550 5.1.1 <nina@example.test>\r\n no such user; see https://example.test/?t=secret')).toBe(
    '550 5.1.1 … no such user; see …',
  )
  expect(reasonOf('x'.repeat(1000))).toHaveLength(300)
})

describe('the HTML of a letter', () => {
  const linkUrl = 'https://portail.example.test'
  const html = (text: string, more = {}) => htmlOf({ companyName: 'A & B', subject: 'Objet', text, language: 'fr', linkUrl, ...more })

  it('is its text, with links to the portal alone', () => {
    const made = html(`Bonjour,\n\nici : ${linkUrl}/x?a=1&b=2. Et https://portail.example.test.evil.example/x ou ${linkUrl}@evil.example`)
    expect(made.match(/<a /g)).toHaveLength(1)
    expect(made).toContain('<a href="https://portail.example.test/x?a=1&#38;b=2"')
  })

  it('holds nothing that is not text', () => {
    const made = html('<script>alert(1)</script> "x" \' &amp;', { companyName: '<img src=x>', language: '"><b>' })
    expect(made).not.toMatch(/<script|<img|<b>/)
  })
})

describe('a mail server', () => {
  const mail = { id: 'one', to: 'nina@example.test', from: 'Société', subject: 'Objet', text: 'Bonjour', html: '<p>Bonjour</p>' }

  it('that is away is asked again; the letter bears the same number each time', async () => {
    const box = await openMailbox()
    const mailer = openMailer(box.url, 'https://portail.example.test')
    await mailer.send(mail)
    await mailer.send(mail)
    expect(box.letters.map(({ id }) => id)).toEqual(['<one@portail.example.test>', '<one@portail.example.test>'])
    expect(headerOf(box.letters[0]!, 'from')).toBe('Société <portail@portail.example.test>')
    await box.close()
    await expect(mailer.send(mail)).rejects.toThrow(TryLater)
    const again = await openMailbox({ port: box.port })
    await mailer.send(mail)
    expect(again.letters).toHaveLength(1)
    mailer.close()
    await again.close()
  })

  it('that does not let us in is asked again, for it is no fault of the letter', async () => {
    const box = await openMailbox({ authOptional: false, allowInsecureAuth: true, onAuth: (_, __, done) => done(new Error('no')) })
    const mailer = openMailer(box.url.replace('smtp://', 'smtp://user:wrong@'), '')
    await expect(mailer.send(mail)).rejects.toThrow(TryLater)
    mailer.close()
    await box.close()
  })

  it('that takes no such letter is not asked again', async () => {
    const box = await openMailbox({
      onData: (stream, _, done) => void stream.resume().on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 }))),
    })
    const mailer = openMailer(box.url, '')
    await expect(mailer.send(mail)).rejects.toThrow(RefusedForGood)
    mailer.close()
    await box.close()
  })
})
