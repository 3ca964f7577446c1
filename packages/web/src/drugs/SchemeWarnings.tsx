import { warningFamily, warningKinds } from '@vicino/domain/warnings/warning.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import classes from './DrugScheme.module.css'

/**
 * What stands in the head of the page on a screen, on paper: the clinical warnings. The others say where the key
 * is, and the sheet hangs in a kitchen.
 */
export function SchemeWarnings() {
  const { t } = useTranslation()
  const { warnings, reads } = useDossier()
  const clinical = warnings.filter(({ kind }) => warningFamily(kind) === 'clinical')
  return (
    <section className={classes.warnings} aria-label={t('Allergie e avvertenze cliniche')}>
      <h2>{t('Allergie e avvertenze cliniche')}</h2>
      {!reads('anamnesis.read') && <p>{t('Non visibili per chi ha stampato.')}</p>}
      {reads('anamnesis.read') && clinical.length === 0 && <p>{t('Nessuna registrata.')}</p>}
      {clinical.length > 0 && (
        <ul>
          {clinical.map(({ _id, kind, text }) => (
            <li key={_id}>
              <b>{t(warningKinds.find(({ value }) => value === kind)!.label)}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
