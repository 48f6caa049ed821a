import { fileAliases, fileKinds, type FileKind } from '@vigie/contract/files/files.kinds.ts'
import { cleanName } from '../../../kit/file-name.rules.ts'

/** Endings that say what a file is, of what is not filed: a file of another kind that bears one is not what its name says. */
const others = new Set(
  `ade adp ai apk app application appref avi avif bas bat bin bmp bz2 cab cer chm class cmd com command cpl crt csh css deb dll dmg
   docm dot dotm dotx eml eps epub exe gadget gz hei heic heif hlp hta htm html ics ini ins iso isp jar js jse json jsp key
   lnk mde mjs mov mp3 mp4 msc msg msi msp mst numbers odb odg one otf ott pages pcd php pif pl potm potx ppam pps ppsm ppsx
   pptm ps ps1 psd pub py rar rb reg scf scr sct sh shb svg svgz swf sys tar tgz tif tiff tmp torrent ttf url vb vbe vbs vcf vsd
   vsdx wav ws wsc wsf wsh xap xhtml xlam xlsb xlsm xlt xltm xltx xml xps xz 7z`.split(/\s+/),
)

const isKind = (ending: string): ending is FileKind => Object.hasOwn(fileKinds, ending)
const kindOf = (ending: string): FileKind | undefined => (isKind(ending) ? ending : fileAliases[ending])

/** The ending of a name, in small letters; empty: none that says anything. */
export function endingOf(name: string): string {
  const [, ending = ''] = /\.([^. ]{1,11})$/.exec(name) ?? []
  const said = ending.toLowerCase()
  return kindOf(said) !== undefined || others.has(said) ? said : ''
}

/** What an uploaded name becomes, of a file that holds a kind; undefined: its name says something else. */
export function nameFor(uploaded: string, kind: FileKind): string | undefined {
  const name = cleanName(uploaded)
  const ending = endingOf(name)
  if (ending === '') return cleanName(`${name || 'document'}.${kind}`)
  if (kindOf(ending) !== kind) return undefined
  const stem = name.slice(0, -ending.length - 1)
  return stem === '' ? `document.${kind}` : `${stem}.${ending}`
}

/** What runs when it is opened, by its ending: not inside an archive either, nor attached to a PDF. */
const programs = new Set(
  `app appinstaller apk appref-ms application appx appxbundle bat chm class cmd com command cpl desktop diagcab dll docm dotm exe gadget hlp
   hta inf iqy jar js jse library-ms lnk msc msi msix msixbundle msp mst one onepkg pif pkg potm ppam pptm ps1 ps1xml psm1 py pyw pyz rdp
   reg run scf scr sct search-ms searchconnector-ms settingcontent-ms sh shb slk swf sys terminal udl url vb vbe vbs website workflow ws
   wsc wsf wsh xlam xll xlsm xltm`.split(/\s+/),
)
/** Archives and disks that cannot be looked into, whatever they begin with. */
const closed = new Set(
  '7z ace alz arj bz2 cab cpio dmg gz img iso jar lha lz lzh lzma rar tar tbz2 tgz txz uue vhd vhdx vmdk wim xz z zst'.split(' '),
)

/** The endings that a system may read: without the dots and blanks that it drops, and up to a sign that ends the name for it. */
const endingsOf = (name: string): string[] =>
  name.split(/[\0:]/).flatMap((part) => {
    let end = part.length
    while (end > 0 && (part[end - 1] === '.' || part[end - 1] === ' ')) end--
    const dot = end === 0 ? -1 : part.lastIndexOf('.', end - 1)
    return dot < 0 ? [] : [part.slice(dot + 1, end).toLowerCase()]
  })
export const isProgram = (name: string): boolean => endingsOf(name).some((ending) => programs.has(ending))
export const isClosed = (name: string): boolean => endingsOf(name).some((ending) => closed.has(ending))
