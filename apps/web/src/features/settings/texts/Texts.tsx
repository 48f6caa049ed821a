import Box from '@mui/material/Box'
import { readTexts, textLanguages, textPages, type TextLanguage } from '@vigie/contract/companies/companies.texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Segments } from '../../../ui/pickers/Segments.tsx'
import { TextLine } from './TextLine.tsx'

/** The company's own texts on pages, in one language at a time. */
export function Texts() {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<TextLanguage>('fr')
  const { data, error, refetch } = useAsk(readTexts, {}, { staleTime: 0 })
  return (
    <Section
      title={t('settings.groups.texts')}
      aside={
        <Segments
          label={t('settings.texts.language')}
          value={language}
          choices={textLanguages.map((value) => ({ value, text: t(`common.languages.${value}`) }))}
          onChange={setLanguage}
        />
      }
    >
      {data ? (
        <Card component="ul" sx={list}>
          {textPages.map((page) => (
            <TextLine
              key={`${page} ${language}`}
              page={page}
              language={language}
              current={data.texts.find((one) => one.page === page && one.language === language)?.text ?? ''}
            />
          ))}
        </Card>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Box aria-hidden="true">
          <RowsSkeleton rows={textPages.length} height={132} />
        </Box>
      )}
    </Section>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const
