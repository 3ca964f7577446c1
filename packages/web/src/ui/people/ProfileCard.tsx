import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClippedText } from '../ClippedText.tsx'
import classes from './ProfileCard.module.css'

type Props = {
  picture: ReactNode
  /** What stands below the name: roles, kind. */
  lines: readonly string[]
  bio: string
}

/** Who somebody, or a business, is: to read, not to change. The name is the page's title. */
export function ProfileCard({ picture, lines, bio }: Props) {
  const { t } = useTranslation()
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        {picture}
        <div className={classes.lines}>
          {lines.map((line, index) => (
            <p key={line} className={index === 0 ? classes.first : classes.more}>
              {line}
            </p>
          ))}
        </div>
      </div>
      {bio === '' ? <p className={classes.more}>{t('Nessuna presentazione')}</p> : <ClippedText text={bio} />}
    </section>
  )
}
