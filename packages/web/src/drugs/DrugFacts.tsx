import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { useTranslation } from 'react-i18next'
import { DoseStrip } from './DoseStrip.tsx'
import { hasDose, modalityLabel, periodWords, takingWords } from './drug-words.ts'
import classes from './Drugs.module.css'

/** How a drug is taken, in the order in which it is asked at the bedside. */
export function DrugFacts({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const facts: [string, string][] = [
    [t('Assunzione'), takingWords(drug, t)],
    [t('Modalità'), t(modalityLabel(drug))],
    [t('Periodo'), periodWords(drug, t)],
    [t('Gestione'), drug.self_managed ? t('Autogestito') : t('Dal servizio')],
    [t('Commenti'), drug.comments],
    [t('In consegna'), drug.handover ? t('Sì') : ''],
  ]
  return (
    <>
      {!drug.reserve && hasDose(drug) && <DoseStrip drug={drug} />}
      <dl className={classes.facts}>
        {facts
          .filter(([, words]) => words !== '')
          .map(([label, words]) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
