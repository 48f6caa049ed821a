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
    day: 'Indiquez une date qui existe.',
    characters: 'Ce texte contient des caractères invisibles\u00a0: retapez-le.',
    url: 'Indiquez une adresse complète, qui commence par https://.',
  },
  register: {
    taken: 'La liste a déjà cette valeur, peut-être parmi les archives\u00a0: choisissez-en une autre.',
    year: 'Indiquez une année entre {{least}} et {{most}}, ou laissez le champ vide.',
  },
  absence: {
    endsBefore: 'Le dernier jour vient avant le premier.',
    tooLong: 'Une absence dure {{count}} jours au plus\u00a0: enregistrez la suite séparément.',
  },
  agent: {
    card: 'Une date de validité demande un numéro de carte.',
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
