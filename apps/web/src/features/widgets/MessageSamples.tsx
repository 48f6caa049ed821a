import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { PageLoader } from '../../ui/feedback/PageLoader.tsx'
import { RowsSkeleton } from '../../ui/lists/skeletons.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Buttons, Row, Section } from './Section.tsx'

const toasts = { success: 'success', error: 'error', warning: 'warned', info: 'informed' } as const
const tags = { done: 'done', late: 'late', missing: 'missing', run: 'running', wait: 'waits', night: 'night' } as const

/** One turn of the loader, in milliseconds. */
const turn = 3200

export function MessageSamples() {
  const { t } = useTranslation()
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLoading(false), turn)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <>
      <Section title={t('widgets.demo.messages')}>
        <Buttons>
          {(['success', 'error', 'warning', 'info'] as const).map((kind) => (
            <Button key={kind} variant="outlined" color="inherit" onClick={() => toast(kind, t(`widgets.demo.${toasts[kind]}`))}>
              {t(`widgets.demo.${toasts[kind]}`)}
            </Button>
          ))}
          <Button variant="outlined" color="inherit" onClick={() => setLoading(true)}>
            {t('widgets.demo.loader')}
          </Button>
        </Buttons>
        <RowsSkeleton rows={3} />
        {isLoading && <PageLoader />}
      </Section>
      <Section title={t('widgets.demo.tags')}>
        <Buttons>
          {(['done', 'late', 'missing', 'run', 'wait', 'night'] as const).map((tone) => (
            <Tag key={tone} tone={tone}>
              {t(`widgets.demo.${tags[tone]}`)}
            </Tag>
          ))}
        </Buttons>
        <Row>
          <Banner tone="done">{t('widgets.demo.success')}</Banner>
          <Banner tone="late">{t('widgets.demo.warned')}</Banner>
          <Banner tone="missing">{t('widgets.demo.error')}</Banner>
          <Banner tone="run">{t('widgets.demo.informed')}</Banner>
        </Row>
      </Section>
    </>
  )
}
