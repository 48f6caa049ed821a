/** How agents clock at a site: on the tablet of its wall, on their own phone, or not at all (a manager does it). */
type SiteWays = 'phone' | 'tablet' | 'both' | 'none'

export interface PlannedSite {
  readonly code: string
  readonly name: string
  readonly address: string
  readonly postcode: string
  readonly city: string
  readonly latitude: number
  readonly longitude: number
  readonly ways: SiteWays
  /** Own perimeter in metres; without one the company's holds. */
  readonly perimeter?: number
  readonly isOutsideAreaRefused?: true
  readonly isInactive?: true
  readonly instructions: string
}

type More = Pick<PlannedSite, 'perimeter' | 'isOutsideAreaRefused' | 'isInactive'>
type PostalAddress = readonly [address: string, postcode: string, city: string, latitude: number, longitude: number]
const site = (
  code: string,
  name: string,
  [address, postcode, city, latitude, longitude]: PostalAddress,
  ways: SiteWays,
  instructions: string,
  more: More = {},
): PlannedSite => ({ code, name, address, postcode, city, latitude, longitude, ways, instructions, ...more })

const relay = 'Ne quittez jamais le poste avant la relève. Main courante à chaque ronde.'
const filtering = 'Filtrage à l’entrée principale, contrôle visuel des sacs. Tout refus est signalé au PC sécurité.'
const rounds = 'Quatre rondes par service, à intervalles irréguliers. Vérifiez les issues de secours.'
const fire = 'Permanence SSIAP : essai du SSI à la prise de service, permis de feu au registre.'

/** The 24 sites: fifteen departments of the mainland, and La Réunion. Streets and names are invented, towns are not. */
export const plannedSites: readonly PlannedSite[] = [
  site('VAL01', 'Valdrune Plateforme Nord', ['2 rue de l’Aubépine', '95500', 'Gonesse', 48.987, 2.449], 'phone', relay, {
    isOutsideAreaRefused: true,
    perimeter: 300,
  }),
  site('VAL02', 'Valdrune Fret aérien', ['14 route des Hangars', '95700', 'Roissy-en-France', 49.004, 2.517], 'phone', filtering, {
    perimeter: 250,
  }),
  site('VAL03', 'Valdrune Embouteillage', ['1 chemin des Sources', '69400', 'Villefranche-sur-Saône', 45.985, 4.719], 'tablet', relay),
  site('VAL04', 'Valdrune Dépôt chimique', ['30 quai du Rhône', '69320', 'Feyzin', 45.673, 4.858], 'phone', fire, { perimeter: 400 }),
  site('VAL05', 'Valdrune Entrepôt frigorifique', ['8 avenue des Primeurs', '84300', 'Cavaillon', 43.836, 5.037], 'phone', rounds, {
    isOutsideAreaRefused: true,
  }),
  site('VAL06', 'Valdrune Ancien entrepôt', ['5 impasse du Quai', '69960', 'Corbas', 45.668, 4.902], 'phone', rounds, { isInactive: true }),
  site(
    'ORV01',
    'Marché de gros d’Orvanne',
    ['Porte 4, allée des Maraîchers', '94550', 'Chevilly-Larue', 48.766, 2.353],
    'phone',
    filtering,
    { perimeter: 350 },
  ),
  site('ORV02', 'Orvanne Les Trois Moulins', ['100 boulevard des Moulins', '44000', 'Nantes', 47.218, -1.553], 'phone', filtering, {
    perimeter: 200,
  }),
  site('ORV03', 'Orvanne Grand Magasin', ['21 place du Beffroi', '59000', 'Lille', 50.636, 3.063], 'phone', filtering, { perimeter: 80 }),
  site('ORV04', 'Orvanne Galerie du Vieux-Port', ['3 quai des Accoules', '13002', 'Marseille', 43.299, 5.366], 'phone', filtering, {
    isOutsideAreaRefused: true,
  }),
  site('ORV05', 'Cinéma Le Grand Orvanne', ['12 cours des Chartrons', '33000', 'Bordeaux', 44.841, -0.575], 'phone', fire),
  site('ORV06', 'Parking des Trois Moulins', ['102 boulevard des Moulins', '44000', 'Nantes', 47.2195, -1.5515], 'phone', rounds),
  site('HBR01', 'Clinique de la Brière', ['7 allée des Tilleuls', '31000', 'Toulouse', 43.604, 1.444], 'both', relay, {
    isOutsideAreaRefused: true,
  }),
  site('HBR02', 'Hôpital de la Brière', ['9 allée des Tilleuls', '31000', 'Toulouse', 43.6055, 1.446], 'both', fire, { perimeter: 250 }),
  site('HBR03', 'Musée de la Brière', ['2 place du Cloître', '67000', 'Strasbourg', 48.583, 7.746], 'phone', rounds),
  site('HBR04', 'Salle Haute-Brière', ['40 rue du Mail', '35000', 'Rennes', 48.113, -1.685], 'phone', filtering),
  site('HBR05', 'Campus de la Brière', ['1 avenue des Platanes', '34000', 'Montpellier', 43.611, 3.877], 'phone', rounds, {
    isOutsideAreaRefused: true,
    perimeter: 400,
  }),
  site('HBR06', 'Siège de la Fondation', ['18 rue du Rucher', '75013', 'Paris', 48.832, 2.355], 'none', relay),
  site('MAS01', 'Tour Horizon', ['4 esplanade de l’Horizon', '92800', 'Puteaux', 48.885, 2.238], 'phone', fire),
  site('MAS02', 'Centre de données Horizon', ['60 rue des Fibres', '93200', 'Saint-Denis', 48.936, 2.357], 'phone', relay, {
    perimeter: 120,
  }),
  site('MAS03', 'Horizon Port Est', ['Terre-plein 3', '97420', 'Le Port', -20.937, 55.293], 'phone', filtering, { perimeter: 500 }),
  site('MAS04', 'Résidence des Filaos', ['15 rue des Filaos', '97434', 'Saint-Gilles-les-Bains', -21.055, 55.224], 'phone', rounds),
  site('MAS05', 'Village Mascarin', ['2 rue du Lagon', '97400', 'Saint-Denis', -20.879, 55.448], 'phone', filtering),
  site('MAS06', 'Cercle du Lagon', ['1 front de mer', '97410', 'Saint-Pierre', -21.34, 55.478], 'phone', filtering),
]

const zones: Readonly<Record<string, string>> = { '97': 'Indian/Reunion' }
export const zoneOf = ({ postcode }: Pick<PlannedSite, 'postcode'>): string => zones[postcode.slice(0, 2)] ?? 'Europe/Paris'
/** The department: three figures overseas. */
export const departmentOf = ({ postcode }: Pick<PlannedSite, 'postcode'>): string => postcode.slice(0, postcode.startsWith('97') ? 3 : 2)
export const zoneOfSite = new Map(plannedSites.map((one) => [one.code, zoneOf(one)]))
