import { type Mark, markWords } from '@vicino/domain/surveillance/limits.ts'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Surveillance.module.css'

/** That a value lies outside its limits: an arrow, a word, and only then a colour. */
export function MarkSign({ mark: { level, side } }: { mark: Mark }) {
  const { t } = useTranslation()
  const Arrow = side === 'high' ? IconArrowUp : IconArrowDown
  return (
    <span className={`${classes.mark} ${classes[level]}`}>
      <Arrow size={15} stroke={level === 'red' ? 3 : 2.1} aria-hidden />
      {t(markWords[level][side].label)}
    </span>
  )
}
