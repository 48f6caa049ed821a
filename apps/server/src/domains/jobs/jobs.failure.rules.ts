/** Characters of a reason that are shown. */
const most = 160
/** Characters that are looked into: the patterns below take their time over a text of megabytes. */
const read = 2000
const hidden = '…'

/** What may name a person or open something, in the order in which it is taken out. */
const secrets: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Links, with whatever they carry.
  [/\b[a-z][a-z\d+.-]*:\/\/\S+/giu, hidden],
  // An apostrophe may stand before the sign.
  [/(?<![^\s<>"(),;:])[^\s<>"(),;:]+@[^\s<>"'(),;]+/gu, hidden],
  // What somebody has typed or was sent is quoted, or stands in brackets behind the name of its column.
  [/"[^"]*"?|“[^”]*”?|«[^»]*»?|‘[^’]*’?|`[^`]*`?/gu, hidden],
  [/(?<![\p{L}\d])'[^']*'?/gu, hidden],
  [/=\s*\([^)]*\)?/gu, `=(${hidden})`],
  [/\b(bearer|basic|token|password|passwort|passwd|pwd|mdp|code|mot de passe)\s+\S+/giu, `$1 ${hidden}`],
  [/\b(token|key|secret|password|passwort|passwd|pwd|pass|mdp|code|mot de passe)(\s*[=:]\s*)\S+/giu, `$1$2${hidden}`],
  // Places on a disk.
  [/(?:\/[^\s/:,;()]+){2,}\/?/gu, hidden],
  [/\b[a-z]:\\[^\s:,;()]*/giu, hidden],
  // Keys and tokens are long, and hold figures or both kinds of letters; so do numbers of phones, cards and sign-ins.
  [/\+?\d(?:[ .-]?\d){7,}/gu, hidden],
  [/(?<![\w+/=-])(?=[\w+/=-]*(?:\d|[a-z][A-Z]))[\w+/=-]{16,}/gu, hidden],
  [/\b[A-Z]{16,}\b/gu, hidden],
  [/\d{4,}/gu, hidden],
]

/**
 * Why a job failed, fit to be read by an administrator: one line, cut, without addresses, links, tokens, numbers, what is quoted and
 * what is not seen. Whole it stands in the log alone.
 */
export function failureOf(error: string | null): string {
  const whole = error ?? ''
  let said = whole
    .slice(0, read)
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  // Half a secret is not known for one.
  if (whole.length > read) said = said.slice(0, said.lastIndexOf(' ') + 1) + hidden
  for (const [pattern, instead] of secrets) said = said.replace(pattern, instead)
  said = said.replace(/…(?:[\s,.:;]*…)+/gu, hidden).trim()
  const letters = Array.from(said)
  return letters.length <= most
    ? said
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}${hidden}`
}
