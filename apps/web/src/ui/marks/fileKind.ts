export type FileKind = 'archive' | 'excel' | 'gif' | 'pdf' | 'picture' | 'powerpoint' | 'word' | 'other'

const extensions: Record<Exclude<FileKind, 'other'>, readonly string[]> = {
  archive: ['zip', 'rar', '7z', 'tar', 'gz', 'tgz', 'bz2', 'xz'],
  excel: ['xls', 'xlsx', 'xlsm', 'xlsb', 'ods', 'csv'],
  gif: ['gif'],
  pdf: ['pdf'],
  picture: ['png', 'jpg', 'jpeg', 'bmp', 'svg', 'webp', 'tif', 'tiff', 'heic', 'heif', 'avif', 'ico'],
  powerpoint: ['ppt', 'pptx', 'pps', 'ppsx', 'odp'],
  word: ['doc', 'docx', 'docm', 'odt', 'rtf', 'txt'],
}
const kinds = new Map(Object.entries(extensions).flatMap(([kind, names]) => names.map((name) => [name, kind as FileKind] as const)))
const thumbnails: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif'])

/** `PDF` of `rapport.PDF`, of `.pdf` or of `pdf` itself, in small letters. */
const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** What a file is by the end of its name. */
export const kindOfFile = (name: string): FileKind => kinds.get(extensionOf(name)) ?? 'other'

/** Whether a small picture of it can be shown: every browser draws these. */
export const hasThumbnail = (name: string): boolean => thumbnails.has(extensionOf(name))
