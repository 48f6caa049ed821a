import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { CardList, cardStyles } from '../../../../ui/lists/CardList.tsx'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import type { MissionsListProps } from './MissionsTable.tsx'
import { standingOf, toneOfMission } from './standing.rules.ts'
import { useMissionWords } from './useMissionWords.ts'

/** The missions on a phone. */
export function MissionCards({
  missions,
  total,
  now,
  selectedId,
  onOpen,
  onSeen,
  gridRef,
}: MissionsListProps & { gridRef: Ref<HTMLElement | null> }) {
  const { t } = useTranslation()
  const words = useMissionWords()
  return (
    <CardList
      label={t('missions.list')}
      count={missions.length}
      total={total}
      height={120}
      keyOf={(at) => missions[at]!.id}
      listRef={gridRef}
      onSeen={onSeen}
      sx={styles}
    >
      {(at) => {
        const mission = missions[at]!
        const standing = standingOf(mission, now)
        const [others, taker] = [words.others(mission), words.taker(mission)]
        return (
          <button type="button" className={mission.id === selectedId ? 'selected' : undefined} onClick={() => onOpen(mission.id)}>
            <Tag tone={toneOfMission[standing]}>{t(`missions.states.${standing}`)}</Tag>
            <b>{words.first(mission)}</b>
            <span>{[words.site(mission), others].filter(Boolean).join(' · ')}</span>
            <span className="soft">{taker || words.answers(mission)}</span>
          </button>
        )
      }}
    </CardList>
  )
}

const styles = {
  '& button': {
    ...cardStyles,
    display: 'grid',
    gap: 0.5,
    justifyItems: 'start',
    width: '100%',
    minHeight: 112,
    textAlign: 'start',
    font: 'inherit',
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    '&.selected': { borderColor: 'primary.readable' },
  },
  '& b': { fontSize: '0.9375rem', fontFamily: figures },
  '& .soft': { color: 'text.secondary' },
} as const
