import { dice } from '../random.ts'

/** How many of its own agents the company has, and how many its partners lend it. */
const agentCount = 80
const lentCount = 12

const three = (at: number) => String(at + 1).padStart(3, '0')
/** Employee numbers, counted from zero. The first is the demo agent, the second has no active contract. */
export const agentNumber = (at: number): string => `A${three(at)}`
export const lentNumber = (at: number): string => `P${three(at)}`
export const demoAgentNumber = agentNumber(0)
export const withoutContractNumber = agentNumber(1)

export interface PlannedAgent {
  readonly number: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

const firstNames = (
  'Camille Malik Inès Théo Awa Julien Nadia Hugo Fatou Quentin Léa Yanis Clara Moussa Élodie Karim Manon Adrien Salomé ' +
  'Idriss Chloé Bastien Leïla Rémi Aminata Florian Sarah Mehdi Lucie Kévin Jade Ousmane Noémie Antoine Samira Gaël ' +
  'Marion Youssef Agathe Ludovic Assia Damien Perrine Ibrahim Solène Cédric'
).split(' ')
// Made up, in the manner of family names.
const lastNames = (
  'Valmorin Castelbray Aubrecourt Delvigne Montessart Bellavoine Garrigois Lanterel Fauvereau Chantepin Rochebel ' +
  'Vernoult Ombreval Duchastin Sauvelier Marchandeau Briquebois Tessandier Courvallet Hautemerle Pradellon Vigneric ' +
  'Laubressac Fontarel Merlaudon Jolivard Cressonnier Bonnelas Grandvoir Soubrac Trémolin Escaravel Noirval Beauchastel ' +
  'Lormedieu Quintrec Ravelin Peyrelong Sarmentier Thibauval Ulmerac Volcarin Wastelin Yverdoux Zélandre Arquessac'
).split(' ')

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const signIns: Readonly<Record<string, string>> = {
  [demoAgentNumber]: 'agent@demo.example',
  [withoutContractNumber]: 'agent-sans-contrat@demo.example',
}

/** Everybody, each with a name of their own: the company's agents, then those of the partners. */
export const plannedAgents: readonly PlannedAgent[] = (() => {
  const thrown = dice('names')
  const families = [...thrown.shuffled(lastNames), ...thrown.shuffled(lastNames)]
  const given = [...thrown.shuffled(firstNames), ...thrown.shuffled(firstNames)]
  const numbers = [
    ...Array.from({ length: agentCount }, (_, at) => agentNumber(at)),
    ...Array.from({ length: lentCount }, (_, at) => lentNumber(at)),
  ]
  return numbers.map((number, at) => {
    const [firstName, lastName] = [given[at]!, families[at]!]
    return { number, firstName, lastName, email: signIns[number] ?? `${plain(firstName)}.${plain(lastName)}@demo.example` }
  })
})()
