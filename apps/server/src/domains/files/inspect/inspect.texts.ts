import type { FileKind } from '@vigie/contract/files/files.kinds.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { cleanName } from '../../../kit/file-name.rules.ts'
import { endingOf } from './inspect.name.rules.ts'

/** What no text holds: the control characters but tab, line end, page end and the mark that old files end with. */
// oxlint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000b\u000e-\u0019\u001b-\u001f\u007f]/
/** How a page or a drawing begins, after what may stand before it. */
const markup = /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*<(?:!--|(?:\?xml|!doctype|svg|html|head|body|script)\b)/i
const scripted = /<script|<foreignObject|\bon[a-z]+\s*=|(?:java|vb)script:|<!entity|href\s*=\s*["']?\s*data:/i

/** A text is one by what it holds, and is which by its name. Refuses everything else, and drawings with a script by that name. */
export function textKindOf(bytes: Buffer, name: string): FileKind {
  const text = bytes.toString('latin1')
  if (markup.test(text.slice(0, 512))) {
    const isDrawing = /<svg\b/i.test(text)
    throw new Refusal(isDrawing && scripted.test(text) ? 'FILE_UNSAFE' : 'FILE_TYPE')
  }
  const ending = endingOf(cleanName(name))
  if ((ending !== 'txt' && ending !== 'csv') || noText.test(text)) throw new Refusal('FILE_TYPE')
  return ending
}

/** A word of RTF may end with a number. */
const carried = /\\(?:object|objdata|objocx|objautlink|objupdate|template)(?![a-z])/
/** A field that asks another program for its value. */
const asking = /\\fldinst(?![a-z])[^}]{0,400}?\bDDE(?:AUTO)?\b/i

/** Refuses a text that carries objects of other programs, or has them fetched. */
export function lookAtRtf(bytes: Buffer): FileKind {
  const text = bytes.toString('latin1')
  if (carried.test(text) || asking.test(text)) throw new Refusal('FILE_UNSAFE')
  return 'rtf'
}
