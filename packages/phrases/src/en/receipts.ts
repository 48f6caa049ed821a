import type { receipts as french } from '../fr/receipts.ts'
import type { Translated } from '../translated.ts'
import { kinds } from './clockings/kinds.ts'

export const receipts: Translated<typeof french> = {
  verifier: {
    title: 'Check a receipt',
    text: 'A receipt shows that a clocking was recorded. Anybody can check it here, without an account.',
    field: 'Receipt',
    hint: 'It begins with VR1. You can paste the whole message, or the link.',
    submit: 'Check',
    scan: 'Scan the QR code',
    picture: 'Choose a picture',
    seen: 'What the camera sees',
    otherCode: 'This QR code is not a receipt. Show the one from “My clockings”.',
    stop: 'Stop the camera',
    problems: {
      nothing: 'Paste a receipt, scan its QR code or choose its picture.',
      none: 'There is no receipt in this text. Ask the officer to send it to you from “My clockings”.',
      damaged: 'This receipt is incomplete or was changed: as it stands it proves nothing. Copy the whole of it, or scan its QR code.',
      newer: 'This page does not know this kind of receipt yet. Reload it, then try again.',
      camera: 'The camera does not open. Allow it in your browser, or choose a picture of the QR code.',
      noCode: 'No QR code was found in this picture. Take the whole of it, in focus, or paste the text of the receipt.',
      noPicture: 'This picture could not be read. Choose a photo or a screenshot.',
    },
    checking: 'Checking…',
    verdicts: {
      genuine: { title: 'Genuine receipt', text: 'This clocking was recorded, and it is still in the journal.' },
      signed: {
        title: 'Genuine signature',
        text: 'Your browser has recognised the signature. The journal could not be asked: try again when the network is back.',
      },
      contradicted: {
        title: 'The journal no longer says the same',
        text: 'This receipt is genuine, but today’s journal does not hold this clocking as it was signed. Keep the receipt and show it to whoever is in charge at the company: they can have the journal verified.',
      },
      forged: {
        title: 'This receipt is not genuine',
        text: 'Its signature does not belong to what it says: it was changed or made up. Ask the officer for the original, from “My clockings”.',
      },
      foreign: {
        title: 'This receipt was not issued here',
        text: 'No key of this portal has signed it. If it comes from another portal, check it at the address of its link or QR code; otherwise it proves nothing.',
      },
      unknown: {
        title: 'Cannot be checked right now',
        text: 'The server does not answer, and this browser cannot check by itself. The receipt is neither confirmed nor disproved: try again.',
      },
    },
    checks: {
      title: 'What was checked',
      cover: {
        true: 'A signed root, written outside the database, covers this clocking',
        false: 'No signed root covers it yet: the next one is written within the hour',
      },
      signature: {
        true: 'Signature recognised by your browser',
        false: 'Signature rejected by your browser',
        null: 'This browser cannot check the signature: only the server did',
      },
      journal: {
        same: 'The server finds this clocking in the journal',
        changed: 'The server finds this clocking in the journal, but changed since',
        missing: 'The server no longer finds this clocking in the journal',
        unasked: 'The server did not answer',
        unsigned: 'The server does not recognise the signature',
      },
    },
    facts: {
      title: 'What the receipt says',
      kind: 'Clocking',
      happened: 'Time of the clocking',
      recorded: 'Recorded',
      company: 'Company',
      site: 'Site',
      siteNumber: 'no. {{number}}',
      line: 'Line of the journal',
      lineNumber: 'no. {{number}}',
      key: 'Signing key',
    },
    proves: {
      title: 'What this proves',
      signed: 'This portal has signed exactly what stands here: nothing has changed since.',
      recorded: 'The clocking was in this site’s journal when the receipt was issued.',
    },
    not: {
      title: 'What this does not prove',
      who: 'Who clocked, or who is showing you this receipt: it holds no name and can be copied.',
      there: 'That the person was there, or that their device told the right time.',
      counts: 'That the clocking counts: it may still have to be confirmed, or have been corrected since.',
      key: 'That this portal is the right one: compare its address, or its key, with those that the company gave you.',
    },
    again: 'Try again',
    another: 'Check another receipt',
  },
}

/** What it says beside that: it comes alone, before the sign-in. */
export const clockings = { kinds }
