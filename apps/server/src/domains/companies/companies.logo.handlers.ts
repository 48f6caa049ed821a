import { changeLogo, logoBytes, readLogoFile, removeLogo } from '@vigie/contract/companies/companies.logo.ts'
import { cleanName } from '../../kit/file-name.rules.ts'
import { handle, reading } from '../../kit/handle.ts'
import { newPicture } from '../files/pictures/pictures.ts'
import { deletePicture, logoFile, savePicture } from '../files/pictures/pictures.store.ts'

/** A change of the company is told by the database to every session that is open (0012). */
export const handlers = [
  handle(changeLogo, async (context) => {
    const { input, db } = context
    const picture = await newPicture(context, { picture: input.logo, use: 'logo', most: logoBytes })
    await db.batch(...savePicture(db, 'company', { ...picture, fileName: cleanName(input.fileName ?? '') }))
    return { logoUrl: picture.url }
  }),
  reading(readLogoFile, async ({ db }) => ({ file: (await db.one(logoFile(db))) ?? null })),
  handle(removeLogo, async ({ db }) => {
    await db.batch(...deletePicture(db, 'company'))
    return { success: true }
  }),
]
