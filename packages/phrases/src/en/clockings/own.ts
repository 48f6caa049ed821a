import type { own as french } from '../../fr/clockings/own.ts'
import type { Translated } from '../../translated.ts'

export const own: Translated<typeof french> = {
  title: 'My clockings',
  text: 'Each clocking that is recorded has its signed receipt. Show it or send it: anybody can check it.',
  month: 'Month shown',
  count_one: '{{count}} clocking',
  count_other: '{{count}} clockings',
  standings: {
    done: 'Recorded',
    late: 'Late',
    toConfirm: 'To be confirmed',
    refused: 'Refused',
    corrected: 'Corrected',
    deleted: 'Deleted',
    waiting: 'Waiting to be sent',
    kept: 'Receipt kept on this phone',
    moved: 'In the journal',
    gone: 'Not in the journal',
  },
  corrected: 'Counts at {{time}}',
  receipt: 'Receipt',
  empty: 'No clocking in {{month}}',
  emptyText: 'Your clock-ins and clock-outs will appear here as soon as they are recorded.',
  offline: 'Offline: you see the clockings that this phone already knows.',
  moved: 'This clocking is in the journal. Its shift is no longer among yours this month.',
  gone_one: 'This phone keeps the receipt of a clocking that the journal no longer shows. Do not lose it: show it to your manager.',
  gone_other:
    'This phone keeps the receipts of {{count}} clockings that the journal no longer shows. Do not lose them: show them to your manager.',
  sheet: {
    text: 'Have this code scanned, or send the receipt: whoever opens it reads whether it is genuine.',
    refused: 'Your manager has refused this clocking:',
    qr: 'QR code of the receipt',
    share: 'Share',
    shareTitle: 'Clocking receipt',
    copy: 'Copy the receipt',
    copied: 'Receipt copied',
    notCopied: 'Copying is not possible here. Select the text of the receipt below.',
    check: 'Check this receipt',
    receipt: 'Text of the receipt',
    says: 'It shows that this clocking was recorded at this time. It holds neither your name, nor the site’s, nor your position.',
  },
}
