/** The types of document that every company starts with; a company that was there before is given them too (0016-documents.sql). */
export const firstDocumentTypes = ['Carte et diplôme', 'Consigne', 'Contrat', 'Note de service', 'Paie', 'Rapport', 'Sécurité'] as const
export type FirstDocumentType = (typeof firstDocumentTypes)[number]
