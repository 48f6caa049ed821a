import { firstDocumentTypes, type FirstDocumentType } from '../../src/domains/documents/documents.types.rules.ts'
import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'

/** As what its file is made. */
type PlannedFile = { readonly pdf: number } | { readonly photo: 'jpg' } | { readonly plan: 'png' } | { readonly office: 'docx' | 'xlsx' }

export interface PlannedDocument {
  readonly name: string
  readonly file: PlannedFile
  readonly owner: DocumentOwner
  /** The code of a client, site or partner, or the number of an agent. */
  readonly of?: string
  readonly type: FirstDocumentType
  readonly days: number
  /** Whom it is for: agents (A), clients (C), partners (P). */
  readonly to: string
  /** Of its readers: how many have opened it, and of these how many have validated it. */
  readonly read: number
  readonly asks?: { readonly validated: number; readonly dueIn?: number; readonly isWhole?: true; readonly text?: string }
  readonly versions?: number
  readonly isRemoved?: true
  /** The demo agent, client or partner has it still to open. */
  readonly waits?: true
}

type More = Partial<Pick<PlannedDocument, 'asks' | 'versions' | 'isRemoved' | 'waits' | 'to'>>
type Where = readonly [owner: DocumentOwner, of?: string]
/** A document, days ago, of which a share has been read. */
const filed = (
  name: string,
  type: FirstDocumentType,
  file: PlannedFile,
  where: Where,
  days: number,
  read: number,
  more: More = {},
): PlannedDocument => ({
  name,
  type,
  file,
  owner: where[0],
  ...(where[1] !== undefined && { of: where[1] }),
  days,
  read,
  to: 'A',
  ...more,
})
const pdf = (pages: number): PlannedFile => ({ pdf: pages })
const [photo, plan, docx, xlsx]: PlannedFile[] = [{ photo: 'jpg' }, { plan: 'png' }, { office: 'docx' }, { office: 'xlsx' }] as const
const company: Where = ['company']
const site = (code: string): Where => ['site', code]
const client = (code: string): Where => ['client', code]
const agent = (number: string): Where => ['agent', number]
const partner = (code: string): Where => ['partner', code]

const hospital = site('HBR02')
const [card, order, contract, note, pay, report, safety] = firstDocumentTypes

/** In every state: never opened, read by some, to be validated by tomorrow, validated by all, another version, taken away. */
export const plannedDocuments: readonly PlannedDocument[] = [
  filed('Accès livraisons', safety, photo, hospital, 2, 0, { waits: true }),
  filed('Procédure de ronde de nuit', order, pdf(6), hospital, 4, 0.4, { asks: { validated: 0.7, dueIn: 3 }, waits: true }),
  filed('Protocole de chargement, quai nord', order, pdf(2), hospital, 6, 0.95, { asks: { validated: 0.95 } }),
  filed('Consignes incendie, bâtiment B', safety, pdf(4), hospital, 13, 0.9, {
    asks: { validated: 0.9, dueIn: 1, isWhole: true },
    versions: 3,
    waits: true,
  }),
  filed('Registre des clés', note, xlsx, hospital, 20, 0.65),
  filed('Note de service : port du badge', note, pdf(1), hospital, 27, 1, { asks: { validated: 1 } }),
  filed('Plan d’évacuation du sous-sol', safety, plan, hospital, 41, 1, { asks: { validated: 1 } }),
  filed('Numéros utiles de l’hôpital', note, docx, hospital, 48, 0.8),
  filed('Consignes de poste, accueil', order, pdf(8), hospital, 52, 1, { asks: { validated: 1 }, versions: 2 }),

  filed('Règlement intérieur', note, pdf(60), company, 120, 0.93, {
    asks: { validated: 0.96, isWhole: true, text: 'J’ai lu le règlement intérieur en entier et je m’engage à le respecter.' },
    versions: 2,
  }),
  filed('Livret d’accueil de l’agent', note, pdf(12), company, 300, 0.97),
  filed('Conduite à tenir face à un colis suspect', safety, pdf(3), company, 9, 0.6, { asks: { validated: 0.6, dueIn: 5 }, waits: true }),
  filed('Tenue d’hiver : dotation', note, photo, company, 16, 0.75),
  filed('Charte des relations avec le public', order, pdf(5), company, 33, 0.9, { asks: { validated: 0.85, dueIn: -6 } }),
  filed('Ancien plan de continuité', note, pdf(9), company, 200, 0.9, { isRemoved: true }),
  filed('Attestation d’assurance professionnelle', contract, pdf(1), company, 60, 0.8, { to: 'CP' }),
  filed('Autorisation d’exercer (CNAPS)', contract, pdf(1), company, 90, 1, { to: 'CP' }),
  filed('Organigramme et contacts', note, plan, company, 30, 0.4, { to: 'CP', waits: true }),

  ...['VAL', 'ORV', 'HBR'].flatMap((code) => [
    filed('Rapport d’activité du mois dernier', report, pdf(6), client(code), 8, 0, { to: 'C', waits: true }),
    filed('Contrat de prestation', contract, pdf(14), client(code), 380, 1, { to: 'C' }),
    filed('Bilan des incidents du trimestre', report, xlsx, client(code), 24, 0.6, { to: 'C' }),
  ]),
  filed('Plan de prévention', safety, pdf(11), client('MAS'), 70, 0.7, { to: 'AC', asks: { validated: 0.8 } }),

  filed('Consignes de la plateforme', order, pdf(5), site('VAL01'), 11, 0.5, { to: 'AC', asks: { validated: 0.8, dueIn: 9 } }),
  filed('Photo du portail nord', safety, photo, site('VAL01'), 3, 0.1, { to: 'AC', waits: true }),
  filed('Main courante : mode d’emploi', order, pdf(3), site('VAL02'), 35, 0.85, { asks: { validated: 0.9 } }),
  filed('Zones réglementées', safety, plan, site('VAL04'), 15, 0.7, { asks: { validated: 0.75 } }),
  filed('Ouverture du marché', order, pdf(2), site('ORV01'), 7, 0.45, { asks: { validated: 0.5, dueIn: 2 } }),
  filed('Filtrage des entrées', order, pdf(4), site('ORV03'), 44, 0.95, { asks: { validated: 1 } }),
  filed('Rondes et points de contrôle', order, plan, site('ORV04'), 18, 0.6),
  filed('Consignes de la clinique', order, pdf(7), site('HBR01'), 21, 0.8, { asks: { validated: 0.85 }, versions: 2 }),
  filed('Mise en sûreté des œuvres', safety, pdf(9), site('HBR03'), 26, 0.7, { asks: { validated: 0.9 } }),
  filed('Permanence SSIAP', safety, pdf(6), site('MAS01'), 12, 0.55, { asks: { validated: 0.6, dueIn: 4, isWhole: true } }),
  filed('Accès au centre de données', order, pdf(3), site('MAS02'), 5, 0.3, { asks: { validated: 0.5, dueIn: 6 } }),
  filed('Saison cyclonique : conduite à tenir', safety, pdf(5), site('MAS03'), 29, 0.9, { asks: { validated: 0.95 } }),

  filed('Bulletin de paie du mois dernier', pay, pdf(2), agent('A001'), 10, 0, { waits: true }),
  filed('Bulletin de paie d’il y a deux mois', pay, pdf(2), agent('A001'), 41, 1),
  filed('Avenant au contrat de travail', contract, pdf(3), agent('A001'), 5, 0, {
    asks: { validated: 0, dueIn: 1, text: 'J’ai lu et j’accepte cet avenant.' },
    waits: true,
  }),
  filed('Carte professionnelle', card, photo, agent('A001'), 220, 1, { asks: { validated: 1 } }),
  ...['A003', 'A007', 'A012', 'A020', 'A031'].flatMap((number, at) => [
    filed('Bulletin de paie du mois dernier', pay, pdf(2), agent(number), 10, at % 2),
    filed('Fiche de visite médicale', card, pdf(1), agent(number), 60 + at * 11, 1, at % 2 ? { asks: { validated: 1 } } : {}),
  ]),
  filed('Attestation de formation', card, pdf(1), agent('P001'), 75, 1, { to: 'AP' }),

  filed('Contrat de sous-traitance', contract, pdf(16), partner('ST1'), 150, 1, { to: 'P', asks: { validated: 1 } }),
  filed('Charte qualité des partenaires', order, pdf(4), partner('ST1'), 6, 0, {
    to: 'P',
    asks: { validated: 0, dueIn: 8, isWhole: true },
    waits: true,
  }),
  filed('Consignes pour vos agents', order, pdf(3), partner('ST1'), 19, 0.6, { to: 'AP' }),
  filed('Consignes pour vos agents', order, pdf(3), partner('ST2'), 37, 0.7, { to: 'AP', asks: { validated: 0.8 } }),
  filed('Consignes pour vos agents', order, pdf(3), partner('ST3'), 39, 0.9, { to: 'AP' }),
]
