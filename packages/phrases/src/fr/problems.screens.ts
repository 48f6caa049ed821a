import { availabilityProblems } from './availabilities.ts'
import { demandProblems } from './demands/problems.ts'

/** The same of what stands behind the sign-in, whose page does not carry it. */
export const screenProblems = {
  /** Of any record's fields (contract, kit/fields.ts). */
  field: {
    whole: 'Indiquez un nombre entier entre {{least}} et {{most}}.',
    hours: 'Indiquez des heures entre {{least}} et {{most}}, avec deux décimales au plus.',
    decimal: 'Indiquez un nombre entre {{least}} et {{most}}.',
    zone: 'Choisissez un fuseau horaire de la liste.',
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
    day: 'Écrivez un jour comme 18/03/2030.',
    kind: 'Ce type de contrat n’existe pas dans votre société\u00a0: choisissez-en un autre, ou ajoutez-le à vos listes.',
    card: 'Une date de validité demande un numéro de carte.',
    code: 'Un code de pointage a 4 à 8 chiffres.',
    expiresBefore: 'La fin de validité vient avant la délivrance.',
  },
  contract: {
    overlaps: 'Le contrat {{number}} court déjà sur ces jours. Terminez-le d’abord, ou cochez que les deux courent ensemble.',
    endsBefore: 'Le dernier jour vient avant le premier.',
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
  service: {
    time: 'Indiquez une heure de 00:00 à 23:59.',
    tooManyDays: 'Au plus {{count}} jours à la fois\u00a0: planifiez la suite ensuite.',
    year: 'Choisissez une date entre {{least}} et {{most}}.',
    skipped: '{{time}} n’existe pas dans la nuit du {{on, wholeDay}}\u00a0: le changement d’heure saute cette heure.',
    twice: '{{time}} existe deux fois le {{on, wholeDay}}, au changement d’heure\u00a0: choisissez une autre heure.',
    tooLong: 'Le {{on, wholeDay}}, ce service durerait plus de 24 heures.',
    break: 'La pause doit être plus courte que le service.',
    siteClosed: 'Ce site est fermé\u00a0: rouvrez-le d’abord, ou choisissez-en un autre.',
  },
  instructions: { past: 'Choisissez aujourd’hui ou un jour à venir.' },
  contact: { noWay: 'Indiquez un téléphone ou une adresse e-mail.' },
  site: {
    perimeter: 'Indiquez un périmètre entre {{least}} et {{most}} mètres, ou laissez le champ vide.',
    noPosition: 'Ce site n’a pas de position : le téléphone d’un agent ne pourrait pas y être situé.',
    client: 'Choisissez un client, ou écrivez le nom d’un nouveau.',
    halfPosition: 'Indiquez la latitude et la longitude ensemble, ou aucune des deux.',
    position: {
      zero: 'La position 0, 0 est au large de l’Afrique\u00a0: elle vient d’un appareil ou d’un fichier sans position. Indiquez celle du site.',
      swapped: 'Latitude et longitude semblent échangées\u00a0: la latitude vient en premier.',
      zone: 'Cette position est dans le fuseau {{zone}}\u00a0: choisissez ce fuseau horaire, ou corrigez la position.',
    },
  },
  availability: availabilityProblems,
  demand: demandProblems,
} as const
