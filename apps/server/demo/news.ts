import { role, type Role } from '@vigie/contract/access.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { newsPictureSize } from '@vigie/contract/news/news.pictures.rules.ts'
import { saveNewsPicture } from '../src/domains/news/news.pictures.store.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import { newStorageKey } from '../src/platform/storage/storage.ts'
import { sceneOf } from './documents/pictures.ts'
import { idOf, insertNamed } from './rows.ts'

const clients = [role.client, role.clientUser]
const everybody: readonly Role[] = [role.manager, role.agent, role.partner, ...clients]
const day = 24 * 60

/** What the company has told, so many minutes before now. */
interface Told {
  readonly title: string
  readonly body: string
  readonly before: number
  readonly to: readonly Role[]
  /** What its picture shows. */
  readonly picture?: string
}
const news: readonly Told[] = [
  {
    title: 'Une tablette remplace le registre papier',
    body: 'Sur les sites équipés, la tablette de l’accueil remplace le registre. Tapez votre code à l’arrivée et au départ ; en cas d’oubli du code, adressez-vous à votre responsable.\nLes agents dont la carte professionnelle expire dans les trois mois sont invités à prévenir l’exploitation dès maintenant.',
    before: 3 * 60,
    to: [role.manager, role.agent],
    picture: 'L’accueil d’un immeuble, en journée',
  },
  {
    title: 'Astreinte des jours fériés',
    body: 'Le numéro d’urgence reste joignable jour et nuit. L’exploitation répond de 6 h à 22 h, l’astreinte prend le relais la nuit.',
    before: 2 * day + 75,
    to: everybody,
  },
  {
    title: 'Bilan de la semaine',
    body: 'Les prises de service à l’heure progressent. Les écarts restants viennent surtout des relèves de 7 h : pensez à vérifier les effectifs la veille.',
    before: 4 * day,
    to: [role.manager],
  },
  {
    title: 'Vos sites en ligne',
    body: 'Votre espace montre vos sites, leur planning mois par mois et qui vous pouvez joindre. Votre responsable de compte reste votre interlocuteur pour toute question sur une prestation en cours.',
    before: 5 * day + 140,
    to: clients,
    picture: 'Un quartier de bureaux',
  },
  {
    title: 'Plannings de vos agents',
    body: 'Le planning de chaque agent que vous mettez à disposition se lit dans votre espace, mois par mois. Prévenez l’exploitation dès qu’un agent ne peut pas venir.',
    before: 6 * day,
    to: [role.partner],
  },
  {
    title: 'Tenues d’hiver disponibles',
    body: 'Les parkas et les gants sont à retirer au dépôt, du lundi au vendredi, de 9 h à 17 h. Pensez à rapporter l’équipement usé.',
    before: 9 * day,
    to: [role.agent],
  },
]

const links: readonly { readonly name: string; readonly url: string; readonly to: readonly Role[] }[] = [
  { name: 'CNAPS : carte professionnelle', url: 'https://www.cnaps.interieur.gouv.fr/', to: [role.manager, role.agent, role.partner] },
  {
    name: 'Convention collective',
    url: 'https://www.legifrance.gouv.fr/conv_coll/id/KALICONT000005635405',
    to: [role.manager, role.agent],
  },
  { name: 'Vigilance météo', url: 'https://vigilance.meteofrance.fr/', to: everybody },
  { name: 'Service-public.fr : sécurité privée', url: 'https://www.service-public.fr/', to: [...clients, role.partner] },
]

/** News and links for every role, so that each home has something to tell. */
export async function saveNews(db: Db, now: Instant): Promise<void> {
  const told = news.map(({ title, body, before, picture = '' }) => ({
    title,
    body,
    published_at: addMinutes(now, -before),
    picture_text: picture,
  }))
  const newsColumns = { title: 'text', body: 'text', published_at: 'timestamptz', picture_text: 'text' } as const
  const linkColumns = { name: 'text', url: 'text', place: 'int' } as const
  const newsIds = await insertNamed(db, 'news', { id: 'news_id', name: 'title' }, newsColumns, told)
  const placed = links.map(({ name, url }, place) => ({ name, url, place }))
  const linkIds = await insertNamed(db, 'links', { id: 'link_id', name: 'name' }, linkColumns, placed)
  await db.batch(
    ...news.map(({ title, to }) => shownTo(db, 'news', 'news_id', idOf(newsIds, title), to)),
    ...(await pictured(db, (title) => idOf(newsIds, title), now)),
    ...links.map(({ name, to }) => shownTo(db, 'links', 'link_id', idOf(linkIds, name), to)),
  )
}

/** Pictures of the news that have one. */
async function pictured(db: Db, idOfNews: (title: string) => number, now: Instant) {
  const { draw } = await import('../src/domains/files/pictures/pictures.draw.ts')
  const { width, height } = newsPictureSize
  const meant = news.filter(({ picture }) => picture !== undefined)
  return Promise.all(
    meant.map(async ({ title }) => {
      const drawn = await draw({ bytes: Buffer.from(sceneOf(title, [width, height])), use: 'news' })
      return saveNewsPicture(db, idOfNews(title), { ...drawn, key: newStorageKey(), now })
    }),
  )
}

const shownTo = (db: Db, table: 'news' | 'links', column: string, id: number, to: readonly Role[]) =>
  statement(`update ${table} set roles = $3 where company_id = $1 and ${column} = $2`, [db.companyId, id, to])
