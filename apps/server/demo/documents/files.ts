import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { NewFile } from '../../src/domains/files/files.store.ts'
import { newStorageKey, type Storage } from '../../src/platform/storage/storage.ts'
import { dice } from '../random.ts'
import type { PlannedDocument } from './documents.plan.ts'
import { docxOf, xlsxOf } from './office.ts'
import { pdfOf, type Section } from './pdf.ts'
import { planOf, sceneOf } from './pictures.ts'

const headings = [
  'Prise de service',
  'Rondes',
  'Alarme au poste central',
  'Feu confirmé',
  'Accès et badges',
  'Relève',
  'Matériel',
  'Qui appeler',
]
const sentences = [
  'Relever la zone affichée sur la centrale et acquitter le signal sonore.',
  'Envoyer le rondier lever le doute avec la radio et le passe général.',
  'Sans nouvelle après 3 minutes, appeler les secours : 18 ou 112.',
  'Prévenir le cadre de nuit et faire ouvrir l’accès pompiers.',
  'Évacuer la zone par les circulations nord. Jamais les ascenseurs.',
  'Fermer les portes derrière soi, sans les verrouiller.',
  'Noter chaque fait dans la main courante, avec l’heure.',
  'Demander une pièce d’identité à tout visiteur sans badge.',
  'Vérifier les issues de secours à chaque passage.',
  'Ne jamais quitter le poste avant l’arrivée de la relève.',
  'Rendre les clés au tableau et signer le registre.',
  'Signaler tout matériel manquant à l’exploitation le jour même.',
]

/** The text of a PDF: the same name, the same text, whatever its number of pages. */
function textOf(name: string, pages: number, version: number, above: string) {
  const thrown = dice('document', name, version)
  const sections = (): Section[] => {
    const [first, second, third] = thrown.shuffled(headings)
    return [first!, second!, third!].map((heading) => ({ heading, lines: thrown.shuffled(sentences).slice(0, 4) }))
  }
  const title = version > 1 ? `${name} (version ${version})` : name
  return {
    above,
    title,
    below: 'Document de démonstration. Applicable de jour comme de nuit.',
    pages: Array.from({ length: pages }, sections),
  }
}

async function bytesOf({ file, name }: PlannedDocument, version: number, above: string): Promise<{ bytes: Buffer; extension: string }> {
  if ('pdf' in file) return { bytes: pdfOf(textOf(name, file.pdf, version, above)), extension: 'pdf' }
  if ('office' in file) {
    const rows = sentences.map((text, at) => [String(at + 1), text, at % 3 ? 'Fait' : 'À faire'])
    return {
      bytes: file.office === 'docx' ? docxOf([name, '', ...sentences]) : xlsxOf([['N°', name, 'État'], ...rows]),
      extension: file.office,
    }
  }
  // Loaded with the first picture alone: a later start draws none.
  const { default: sharp } = await import('sharp')
  if ('photo' in file)
    return {
      bytes: await sharp(Buffer.from(sceneOf(name + above)))
        .jpeg({ quality: 82 })
        .toBuffer(),
      extension: 'jpg',
    }
  return {
    bytes: await sharp(Buffer.from(planOf(name + above)))
      .png({ palette: true })
      .toBuffer(),
    extension: 'png',
  }
}

/** Makes the files of documents and puts them into the storage, each looked into as an upload is. */
export async function withFiles<T>(
  storage: Storage,
  work: (make: (document: PlannedDocument, version: number, above: string) => Promise<NewFile>) => Promise<T>,
) {
  const { inspect } = await import('../../src/domains/files/inspect/inspect.ts')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vigie-demo-'))
  let count = 0
  try {
    return await work(async (document, version, above) => {
      const { bytes, extension } = await bytesOf(document, version, above)
      const place = path.join(folder, String(++count))
      await writeFile(place, bytes)
      const { thumbnail, ...looked } = await inspect({ path: place, name: `${document.name}.${extension}` })
      const keys = { storageKey: newStorageKey(), thumbnailKey: thumbnail && newStorageKey() }
      await storage.put(keys.storageKey, place, looked.sha256)
      if (thumbnail) await storage.put(keys.thumbnailKey!, thumbnail.path, thumbnail.sha256)
      return { ...looked, ...keys }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
