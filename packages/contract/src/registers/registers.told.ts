import * as may from '../access.calls.ts'
import { choicesField, dayField, linesField, textField, urlField } from '../kit/fields.ts'
import { register } from '../kit/register.ts'

/** Who may be shown news and links. */
export const audienceRoles = ['manager', 'resource', 'manager_partner', 'client', 'client_user'] as const

/** Useful links, in the order that the company gives them. */
export const usefulLinks = register({
  name: 'links',
  one: 'a useful link',
  access: may.administer,
  fields: {
    name: textField('name', 80, { isRequired: true }),
    url: urlField('url', { isRequired: true }),
    roles: choicesField('roles', audienceRoles, { isRequired: true }),
  },
  unique: [['name']],
  sorts: { keys: ['place', 'name'], usual: 'place' },
  isOrdered: true,
  example: { name: 'Météo', url: 'https://meteofrance.com/', roles: ['resource'] },
})
export const {
  list: listLinkRows,
  create: createLink,
  change: changeLink,
  archive: archiveLinks,
  remove: removeLinks,
  order: orderLinks,
} = usefulLinks

/** News on the home pages of those it is for, from its day of publication in the company's zone. Archived: withdrawn. */
export const companyNews = register({
  name: 'news',
  one: 'a piece of news',
  access: may.administer,
  fields: {
    title: textField('title', 120, { isRequired: true }),
    body: linesField('body', 4000, { isRequired: true }),
    publishedOn: dayField('published_on', { isRequired: true }),
    roles: choicesField('roles', audienceRoles, { isRequired: true }),
    /** What its picture shows; the picture itself has calls of its own (`news/news.pictures.ts`). */
    pictureText: textField('picture_text', 200),
  },
  unique: [['publishedOn', 'title']],
  sorts: { keys: ['publishedOn', 'title'], usual: '-publishedOn' },
  example: {
    title: 'Nouvelles tenues',
    body: 'Elles sont à retirer à l’agence à partir de lundi.',
    published_on: '2026-10-12',
    roles: ['manager', 'resource'],
    picture_text: '',
  },
})
export const { list: listNewsRows, create: createNews, change: changeNews, archive: archiveNews, remove: removeNews } = companyNews
