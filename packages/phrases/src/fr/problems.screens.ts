import { availabilityProblems } from './availabilities.ts'
import { demandProblems } from './demands/problems.ts'

/** The same of what stands behind the sign-in, whose page does not carry it. */
export const screenProblems = {
  /** Of any record's fields (contract, kit/fields.ts). */
  field: {
    whole: 'Indiquez un nombre entier entre {{least}} et {{most}}.',
    hours: 'Indiquez des heures entre {{least}} et {{most}}, avec deux décimales au plus.',
    email: 'Cette adresse e-mail n’est pas valable : vérifiez-la.',
    phone: 'Ce numéro n’est pas valable : 6 à 15 chiffres.',
  },
  absence: {
    endsBefore: 'Le dernier jour vient avant le premier.',
    tooLong: 'Une absence dure {{count}} jours au plus\u00a0: enregistrez la suite séparément.',
  },
  agent: {
    card: 'Une date de validité demande un numéro de carte.',
  },
  user: {
    noClient: 'Choisissez au moins un client.',
    noSite: 'Choisissez au moins un site.',
    noPartner: 'Choisissez le partenaire.',
  },
  profile: {
    firstName: 'Indiquez votre prénom.',
    lastName: 'Indiquez votre nom.',
    ofSheet: 'Cette information vient de votre fiche : demandez sa correction à votre société.',
  },
  month: {
    tooLate: 'Vous ne pouvez pas aller au-delà {{month, ofMonth}}.',
    tooEarly: 'Vous ne pouvez pas aller en deçà {{month, ofMonth}}.',
  },
  site: {
    perimeter: 'Indiquez un périmètre entre {{least}} et {{most}} mètres, ou laissez le champ vide.',
    noPosition: 'Ce site n’a pas de position : le téléphone d’un agent ne pourrait pas y être situé.',
  },
  availability: availabilityProblems,
  demand: demandProblems,
} as const
