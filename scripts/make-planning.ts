// Makes a planning of any size, the same for the same size, as four French CSV files to import:
//   node scripts/make-planning.ts --shifts 100000 --out DIR [--from 2026-11-02]
// Every line is in order: nothing is refused, and the hours keep to the law. Names are plainly invented.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addDays, isDay, type Day } from '@vigie/contract/kit/time.ts'

const usage = 'Usage : node scripts/make-planning.ts --shifts NOMBRE --out DOSSIER [--from AAAA-MM-JJ, un lundi]'
const shiftsPerWeek = 5
const weeks = 4
const agentsPerSite = 10

const lastNames = ['HADDAD', 'ROUSSEL', 'SCHNEIDER', 'DURAND', 'BRETON', 'LÉGER', 'CARLIER', 'HOARAU', 'MOREL', 'TRAORÉ', 'NGUYEN', 'PETIT']
const firstNames = ['Rachid', 'Théo', 'Samuel', 'Sandrine', 'Laurent', 'Laëtitia', 'Léo', 'André', 'Inès', 'Moussa', 'Chloé']
const clients = [
  'Groupe Hexalis',
  'Logistique Océane',
  'Musée des Halles',
  'Usines Vauban',
  'Datacenter Nord',
  'Clinique du Parc',
  'Mairie de Valbrune',
]
const places = ['Siège', 'Entrepôt', 'Parking', 'Galerie', 'Accueil', 'Atelier']
const cities = [
  ['75008', 'Paris', '75', 48.87, 2.31, 'Europe/Paris'],
  ['69003', 'Lyon', '69', 45.75, 4.85, 'Europe/Paris'],
  ['13002', 'Marseille', '13', 43.3, 5.37, 'Europe/Paris'],
  ['59000', 'Lille', '59', 50.63, 3.06, 'Europe/Paris'],
  ['97400', 'Saint-Denis', '974', -20.88, 55.45, 'Indian/Reunion'],
] as const
/** Hours of a service, its kind, and whether it ends on the next day. Five a week stay under 48 h. */
const services = [
  ['06:00', '14:00', 'Filtrage', 'Jour', 20, 0],
  ['09:00', '17:00', 'Accueil sûreté', 'Jour', 20, 0],
  ['13:00', '21:00', 'Surveillance humaine', 'Jour', 20, 0],
  ['21:00', '06:00', 'Sécurité incendie', 'Nuit', 20, 1],
  ['22:30', '05:15', 'Ronde', 'Nuit', '', 1],
] as const

type Row = readonly (string | number)[]
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
const padded = (value: number, length: number) => String(value).padStart(length, '0')
const french = (day: Day) => day.split('-').toReversed().join('/')
const decimal = (value: number) => value.toFixed(6).replace('.', ',')
const quoted = (cell: string | number) => (/[;"\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell))
const siteCode = (site: number) => `S${padded(site + 1, 5)}`
const employeeNumber = (agent: number) => String(100_001 + agent)
const contractNumber = (agent: number) => `K${padded(agent + 1, 6)}`

function siteRow(site: number): Row {
  const [postcode, city, sector, latitude, longitude, timeZone] = pick(cities, site)
  const client = site % clients.length
  const shift = (site % 97) / 1000
  const where = [decimal(latitude + shift), decimal(longitude - shift), timeZone, 150]
  const instructions = site % 5 ? '' : 'Ne jamais laisser le poste sans relève ; appeler le "PC".'
  return [
    siteCode(site),
    `C${padded(client + 1, 3)}`,
    clients[client]!,
    `${pick(places, site)} ${city} ${site + 1}`,
    `${site + 1} rue de la République`,
    '',
    postcode,
    city,
    sector,
    ...where,
    instructions,
    '',
    '01 99 00 00 00',
  ]
}

function agentRow(agent: number): Row {
  const [lastName, firstName] = [pick(lastNames, agent), pick(firstNames, agent)]
  const card = `CAR-075-2030-12-31-${padded(20_000_000_000 + agent, 11)}`
  // 7919 is prime, so that no two of the first 900,000 agents have one code.
  const code = 100_000 + ((agent * 7919) % 900_000)
  const badge = `04${agent.toString(16).toUpperCase().padStart(12, '0')}`
  return [
    employeeNumber(agent),
    lastName,
    firstName,
    `agent.${agent + 1}@agents.example`,
    '0199000000',
    `${agent + 1} avenue Jean-Jaurès`,
    '75008',
    'Paris',
    card,
    '31/12/2030',
    agent % 3 ? 'H0B0' : 'SSIAP1,SST',
    code,
    badge,
  ]
}

const contractRow = (agent: number): Row => [
  contractNumber(agent),
  employeeNumber(agent),
  'CDI',
  '01/01/2025',
  '',
  '151,67',
  "Agent d'exploitation",
  '140',
  pick(services, agent)[3],
]

/** The n-th shift: each agent works five days of the week at the same hours, on a site of its own group. */
function shiftRow(at: number, agents: number, from: Day): Row {
  const agent = at % agents
  const turn = Math.floor(at / agents)
  const [week, day] = [Math.floor(turn / shiftsPerWeek), ((turn % shiftsPerWeek) + agent) % 7]
  const [starts, ends, prestation, profile, pause, nextDay] = pick(services, agent)
  // Each agent keeps the days of the first week, so that the two days off follow each other.
  const on = addDays(from, week * 7 + day)
  const who = at % 100 === 99 ? ['', ''] : [employeeNumber(agent), contractNumber(agent)]
  const site = siteCode(Math.floor(agent / agentsPerSite))
  return [
    `V${padded(at + 1, 7)}`,
    site,
    ...who,
    prestation,
    'Gardiennage',
    profile,
    french(on),
    starts,
    french(addDays(on, nextDay)),
    ends,
    pause,
    at % 50 ? '' : 'Prévoir badge visiteur ; clé n° 7',
  ]
}

const titles = {
  sites:
    'Code site;Code client;Client;Nom;Adresse;Complément;Code postal;Ville;Secteur;Latitude;Longitude;Fuseau horaire;Périmètre (m);Consignes;Accès;Téléphone',
  agents:
    'Matricule;Nom;Prénom;E-mail;Téléphone mobile;Adresse;Code postal;Ville;N° carte professionnelle;Fin de validité carte;Qualifications;Code de pointage;Badge NFC',
  contrats: 'N° contrat;Matricule;Type;Début;Fin;Heures mensuelles;Catégorie;Coefficient;Profil',
  vacations:
    'N° vacation;Code site;Matricule;N° contrat;Prestation;Activité;Profil;Date début;Heure début;Date fin;Heure fin;Pause (min);Commentaire',
}

function optionsOf() {
  const { values } = parseArgs({
    options: { shifts: { type: 'string' }, out: { type: 'string' }, from: { type: 'string', default: '2026-11-02' } },
  })
  const count = Number(values.shifts)
  const { from, out } = values
  if (!Number.isSafeInteger(count) || count < 1 || !out || !isDay(from) || new Date(from).getUTCDay() !== 1) throw new Error(usage)
  return { count, out, from }
}

const { count, out, from } = optionsOf()
const agents = Math.ceil(count / (shiftsPerWeek * weeks))
const sites = Math.ceil(agents / agentsPerSite)
/** Windows-1252 as French spreadsheets write it; all letters used here stand at the same place in Latin-1. */
function write(name: keyof typeof titles, length: number, row: (at: number) => Row): void {
  const lines = Array.from({ length }, (_, at) => row(at).map(quoted).join(';'))
  writeFileSync(path.join(out, `${name}.csv`), Buffer.from(`${[titles[name], ...lines].join('\r\n')}\r\n`, 'latin1'))
}
mkdirSync(out, { recursive: true })
write('sites', sites, siteRow)
write('agents', agents, agentRow)
write('contrats', agents, contractRow)
write('vacations', count, (at) => shiftRow(at, agents, from))
console.log(`${sites} sites, ${agents} agents, ${agents} contrats, ${count} vacations dans ${path.resolve(out)}`)
