import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { DoseStrip } from './DoseStrip.tsx'
import { drugAnswerWords } from './drug-question-words.ts'
import { holdRulesWords } from './hold-words.ts'
import { scaleWords } from './scale-words.ts'
import { drugPeriodWords, hasDose, modalityLabel, takingWords } from './drug-words.ts'

/** How a drug is taken, in the order in which it is asked at the bedside. */
export function DrugFacts({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  return (
    <>
      {!drug.reserve && hasDose(drug) && drug.dose_scale === null && <DoseStrip drug={drug} />}
      <Facts>
        <Fact label={t('Indicazione')}>{drug.indication}</Fact>
        <Fact label={t('Assunzione')}>{takingWords(drug, t)}</Fact>
        <Fact label={t('Scala')}>{drug.dose_scale && scaleWords(drug.dose_scale, drug, t)}</Fact>
        <Fact label={t('Modalità')}>{t(modalityLabel(drug))}</Fact>
        <Fact label={t('Periodo')}>{drugPeriodWords(drug, t)}</Fact>
        <Fact label={t('Gestione')}>{drug.self_managed ? t('Autogestito') : t('Dal servizio')}</Fact>
        <Fact label={t('Non dare se')}>{holdRulesWords(drug.hold_rules, t)}</Fact>
        <Fact label={t('Commenti')}>{drug.comments}</Fact>
        {[...new Set(drug.answered.map(answer => drugAnswerWords(answer, t)))].map(words => (
          <Fact key={words} label={t('Letto e confermato')}>
            {words}
          </Fact>
        ))}
        <Fact label={t('In consegna')}>{drug.handover ? t('Sì') : ''}</Fact>
      </Facts>
    </>
  )
}
