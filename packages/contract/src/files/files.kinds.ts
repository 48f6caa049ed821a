/** What files are filed: by extension, what each is and as what it is drawn in a list (coverage 5.039). */
export const fileKinds = {
  pdf: { mediaType: 'application/pdf', icon: 'pdf' },
  png: { mediaType: 'image/png', icon: 'picture' },
  jpg: { mediaType: 'image/jpeg', icon: 'picture' },
  gif: { mediaType: 'image/gif', icon: 'gif' },
  webp: { mediaType: 'image/webp', icon: 'picture' },
  docx: { mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', icon: 'word' },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', icon: 'excel' },
  pptx: { mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', icon: 'powerpoint' },
  doc: { mediaType: 'application/msword', icon: 'word' },
  xls: { mediaType: 'application/vnd.ms-excel', icon: 'excel' },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', icon: 'powerpoint' },
  odt: { mediaType: 'application/vnd.oasis.opendocument.text', icon: 'word' },
  ods: { mediaType: 'application/vnd.oasis.opendocument.spreadsheet', icon: 'excel' },
  odp: { mediaType: 'application/vnd.oasis.opendocument.presentation', icon: 'powerpoint' },
  rtf: { mediaType: 'application/rtf', icon: 'word' },
  csv: { mediaType: 'text/csv', icon: 'excel' },
  txt: { mediaType: 'text/plain', icon: 'other' },
  zip: { mediaType: 'application/zip', icon: 'archive' },
} as const
export type FileKind = keyof typeof fileKinds

/** Other endings of the same. */
export const fileAliases: Readonly<Record<string, FileKind>> = { jpeg: 'jpg', jpe: 'jpg', jfif: 'jpg' }

/** For a field that chooses files. */
export const acceptedFiles: string = [...Object.keys(fileKinds), ...Object.keys(fileAliases)].map((ending) => `.${ending}`).join()
