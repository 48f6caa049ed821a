import { changeNewsPicture, readNewsPicture, removeNewsPicture } from '@vigie/contract/news/news.pictures.ts'
import { newsPictureBytes } from '@vigie/contract/news/news.pictures.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { registerChanged } from '@vigie/contract/registers/registers.ts'
import { audience } from '../../kit/audience.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { signedLink } from '../../kit/stored.ts'
import { newStorageKey } from '../../platform/storage/storage.ts'
import { drawnPicture } from '../files/pictures/pictures.ts'
import { deleteNewsPicture, newsPictureKey, saveNewsPicture } from './news.pictures.store.ts'

type Linking = Pick<RequestContext, 'company' | 'installation' | 'now'> & { readonly session: NonNullable<RequestContext['session']> }

/** Where the reader's browser fetches a picture; null: there is none, or the reader opens no file. */
export const pictureLink = ({ company, session, installation, now }: Linking, storageKey: string | null): string | null =>
  storageKey === null || session.viewer
    ? null
    : signedLink(installation.secrets, { companyId: company.id, storageKey, session, isDownload: false, now }).url

/** Homes that show the news ask anew. */
const tell = ({ emit, company }: Pick<RequestContext, 'emit' | 'company'>) =>
  emit(registerChanged, { name: 'news' }, [audience.everybody(company.id)])

export const handlers = [
  handle(changeNewsPicture, async (context) => {
    const { input, db, now } = context
    // Nothing is drawn for news that are not there.
    requires(await db.one(newsPictureKey(db, input.id)), 'NOT_FOUND')
    const drawn = await drawnPicture(context, { picture: input.picture, use: 'news', most: newsPictureBytes })
    const key = newStorageKey()
    requires((await db.save(saveNewsPicture(db, input.id, { ...drawn, key, now })))[0], 'NOT_FOUND')
    tell(context)
    return { url: pictureLink(context, key) ?? '' }
  }),
  reading(readNewsPicture, async (context) => {
    const { input, db } = context
    const news = await db.one(newsPictureKey(db, input.id))
    requires(news, 'NOT_FOUND')
    return { url: pictureLink(context, news.key) }
  }),
  handle(removeNewsPicture, async (context) => {
    const { input, db } = context
    requires((await db.save(deleteNewsPicture(db, input.id)))[0], 'NOT_FOUND')
    tell(context)
    return { success: true }
  }),
]
