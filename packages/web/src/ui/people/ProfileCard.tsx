import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClippedText } from '../ClippedText.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../layout/Text.tsx'
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
      <Inline gap={16} align="center" wrap={false}>
        {picture}
        <div className={classes.lines}>
          {lines.map((line, index) => (
            <Text key={line} as="p" {...(index === 0 ? { size: 18, weight: 'bold' } : { tone: 'muted' })}>
              {line}
            </Text>
          ))}
        </div>
      </Inline>
      {bio === '' ? (
        <Text as="p" tone="muted">
          {t('Nessuna presentazione')}
        </Text>
      ) : (
        <ClippedText text={bio} />
      )}
    </section>
  )
}
