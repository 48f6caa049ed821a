import { textPagesOf } from '@vigie/contract/companies/companies.texts.ts'
import { readCompany } from '@vigie/contract/companies/companies.infos.ts'
import { lookUpCompany, readInit, readLogo, readStart, readTheme, readVersion } from '@vigie/contract/companies/companies.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { handle } from '../../kit/handle.ts'
import { addressesOf, sessionAnswer, themeOf } from './companies.session.ts'
import { pageTexts } from './companies.texts.store.ts'

export const handlers = [
  handle(readInit, async ({ company, session, installation, now, db, language }) =>
    sessionAnswer({
      company,
      session,
      installation,
      now,
      pageTexts: await pageTexts(db, textPagesOf(session?.user.role ?? null), language),
    }),
  ),
  handle(readStart, async ({ company, session, installation, now, db, language }) => ({
    exchange: sessionAnswer({
      company,
      session,
      installation,
      now,
      pageTexts: await pageTexts(db, textPagesOf(session?.user.role ?? null), language),
    }),
  })),
  handle(readVersion, ({ company }) => ({ version: company.apiVersion })),
  handle(readLogo, ({ company }) => ({ url: company.logoUrl })),
  handle(readTheme, ({ company }) => themeOf(company)),
  handle(readCompany, ({ company }) => ({
    id: company.id,
    code: company.code,
    name: company.name,
    timeZone: company.timeZone,
    apiVersion: company.apiVersion,
    logoUrl: company.logoUrl,
    declarationNumber: hasFeature(company.apiVersion, 'declarationNumber') ? company.declarationNumber : null,
    urgencyPhone: company.settings.phone_urgency,
  })),
  handle(lookUpCompany, ({ company, installation }) => {
    const { apiUrl, socketUrl } = addressesOf(company, installation)
    return { url: socketUrl, apiUrl }
  }),
]
