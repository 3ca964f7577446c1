import type { Contact } from '@vicino/domain/contacts/contact.ts'
import { findInsurers, type Insurer } from '@vicino/domain/contacts/insurers.ts'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../pages/link-target.ts'
import { List, Row } from '../ui/page/List.tsx'
import classes from './InsurersOffered.module.css'

type Props = {
  search: string
  /** Those of the book: they are not offered again. */
  known: readonly Contact[]
} & (
  | { linkOf: (insurer: Insurer) => LinkTarget; onPick?: never }
  | { onPick: (insurer: Insurer) => void; linkOf?: never }
)

/** The insurers of the list that comes with the program, each with its year, as far as they are not in the book. */
export function InsurersOffered({ search, known, linkOf, onPick }: Props) {
  const { t } = useTranslation()
  const offered = findInsurers(search).filter(
    ({ number }) => !known.some(({ insurer_number }) => insurer_number === number),
  )
  if (offered.length === 0) return null
  return (
    <section>
      <h2 className={classes.title}>{t("Dall'elenco degli assicuratori")}</h2>
      <List label={t("Dall'elenco degli assicuratori")}>
        {offered.map(insurer => {
          const { number, name, as_of } = insurer
          return (
            <Row
              key={number}
              title={name}
              under={
                as_of === null
                  ? t('UFSP {{number}} · da verificare', { number })
                  : t('UFSP {{number}} · elenco {{year}}', { number, year: as_of })
              }
              {...(linkOf ? { link: linkOf(insurer) } : { onPress: () => onPick(insurer) })}
            />
          )
        })}
      </List>
    </section>
  )
}
