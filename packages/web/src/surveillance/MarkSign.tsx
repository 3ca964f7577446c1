import { markWords } from '@vicino/domain/surveillance/limits.ts'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { NamedMark } from './measured-words.ts'
import classes from './Surveillance.module.css'

/** That a value lies outside its limits: an arrow, a word, and only then a colour. */
export function MarkSign({ marked: { mark, of } }: { marked: NamedMark }) {
  const { t } = useTranslation()
  const Arrow = mark.side === 'high' ? IconArrowUp : IconArrowDown
  const words = t(markWords[mark.level][mark.side].label)
  return (
    <span className={`${classes.mark} ${classes[mark.level]}`}>
      <Arrow size={15} stroke={mark.level === 'red' ? 3 : 2.1} aria-hidden />
      {of === null ? words : `${of}: ${words}`}
    </span>
  )
}

/** What lies outside its limits of a value of one or two numbers. */
export const MarkSigns = ({ marks }: { marks: readonly NamedMark[] }) =>
  marks.map(marked => <MarkSign key={marked.of} marked={marked} />)
