import { useTranslation } from 'react-i18next'
import { LanguageIcon } from '../../ui/icons.tsx'
import { LineCard, OutsideLine } from '../../ui/page/LineCard.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { useLinks } from './useNews.ts'

/** The company's useful links. Without any, or when they cannot be had, the home does without: nobody came for them. */
export function Links() {
  const { t } = useTranslation()
  const links = useLinks().data?.links ?? []
  if (links.length === 0) return null
  return (
    <Section title={t('home.links.title')}>
      <LineCard>
        {links.map(({ id, name, url }) => (
          <OutsideLine
            key={id}
            icon={LanguageIcon}
            title={name}
            note={`${hostOf(url)} · ${t('home.links.newTab')}`}
            href={url}
            isNewTab
            isOwn
          />
        ))}
      </LineCard>
    </Section>
  )
}

/** Where a link leads, so that one sees it before one follows. */
function hostOf(url: string): string {
  try {
    return new URL(url).host.replace(/^www\./, '')
  } catch {
    return url
  }
}
