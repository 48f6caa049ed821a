import { useTranslation } from 'react-i18next'
import { FigureCard } from './FigureCard.tsx'
import { percentOf } from './share.ts'

interface ShareCardProps {
  readonly name: string
  readonly part: number
  readonly whole: number
  /** What is said where there is no whole. */
  readonly none: string
  readonly isOn: boolean
  readonly onPress: () => void
}

/** A share of a whole as a figure: so many of so many, and its bar. */
export function ShareCard({ name, part, whole, none, isOn, onPress }: ShareCardProps) {
  const { t } = useTranslation()
  if (whole === 0) return <FigureCard name={name} value="—" note={none} isOn={isOn} onPress={onPress} />
  const percent = percentOf(part, whole)
  return (
    <FigureCard
      name={name}
      value={t('shifts.figures.percent', { percent })}
      note=""
      aside={t('shifts.figures.of', { part, whole })}
      percent={percent}
      isOn={isOn}
      onPress={onPress}
    />
  )
}
