import {
  type Coverage,
  coverageLaws,
  helplessnessGrades,
  treatmentReasons,
} from '@vicino/domain/coverages/coverage.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { formatAvs } from '@vicino/domain/identifiers/avs.ts'
import { formatHealthCard } from '@vicino/domain/identifiers/health-card.ts'
import { formatRcc } from '@vicino/domain/identifiers/rcc.ts'
import { genders } from '@vicino/domain/people/gender.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { orderKinds } from '@vicino/domain/prescriptions/order-kind.ts'
import type { OrderForm } from '@vicino/domain/prescriptions/order-form.contract.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { periodWords, showDay } from '../ui/fields/read-day.ts'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Card } from '../ui/page/Page.tsx'
import { DoctorNumberFacts } from './DoctorNumberFacts.tsx'
import classes from './OrderForm.module.css'
import { indicationWords } from './prescription-words.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'

type Props = { form: OrderForm }

/** Between whom: who provides, who is insured, who pays, who orders. */
export const OrderFormParties = ({ form }: Props) => (
  <div className={classes.parties}>
    <Provider form={form} />
    <Insured form={form} />
    <Payers form={form} />
    <Order form={form} />
  </div>
)

function Provider({ form: { provider, nurse } }: Props) {
  const { t } = useTranslation()
  const { name, address, phone, email, gln_number, rcc_number } = provider
  return (
    <Card title={t('Fornitore di prestazioni')}>
      <Facts>
        <Fact label={t('Organizzazione')}>{name}</Fact>
        <Fact label={t('Indirizzo')}>{address?.full_address ?? ''}</Fact>
        <Fact label={t('Telefono')}>{phone === null ? '' : formatPhone(phone)}</Fact>
        <Fact label={t('E-mail')}>{email}</Fact>
        <Fact label={t('GLN')}>{gln_number}</Fact>
        <Fact label={t('Numero RCC')}>{rcc_number === null ? t('Non indicato') : formatRcc(rcc_number)}</Fact>
        <Fact label={t('Cure infermieristiche: responsabile')}>{nurse}</Fact>
      </Facts>
    </Card>
  )
}

function Insured({ form: { insured, numbers } }: Props) {
  const { t } = useTranslation()
  const { client } = useDossier()
  const gender = genders.find(({ value }) => value === insured?.gender)
  return (
    <Card title={t('Persona assicurata')}>
      <Facts>
        <Fact label={t('Nome e cognome')}>{client.name}</Fact>
        <Fact label={t('Data di nascita')}>{showDay(client.birthday)}</Fact>
        <Fact label={t('Sesso')}>{gender ? t(gender.label) : ''}</Fact>
        <Fact label={t('Indirizzo')}>{insured && (insured.address?.full_address ?? t('Non indicato'))}</Fact>
        <Fact label={t('Numero AVS')}>
          {numbers && (numbers.avs ? formatAvs(numbers.avs) : t('Non indicato'))}
        </Fact>
      </Facts>
    </Card>
  )
}

function Payers({ form: { coverages } }: Props) {
  const { t } = useTranslation()
  if (coverages === null) return null
  return (
    <Card title={t('Assicuratore')}>
      {coverages.length > 0 ? (
        coverages.map(coverage => <Payer key={coverage._id} coverage={coverage} />)
      ) : (
        <p>{t('Nessuna copertura vale dal primo giorno.')}</p>
      )}
    </Card>
  )
}

function Payer({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation()
  const { law, insurer, insured_number, card_number, treatment_reason, case_number, case_date } = coverage
  const { helplessness, helplessness_since } = coverage
  const since = helplessness_since === null ? '' : t('dal {{day}}', { day: showDay(helplessness_since) })
  return (
    <div className={classes.payer}>
      <Facts>
        <Fact label={t(labelIn(coverageLaws, law))}>{insurer ?? t('Paga il cliente')}</Fact>
        <Fact label={t("Numero d'assicurato")}>{insured_number}</Fact>
        <Fact label={t('Numero della tessera')}>
          {card_number === null ? '' : formatHealthCard(card_number)}
        </Fact>
        <Fact label={t('Causa')}>{t(labelIn(treatmentReasons, treatment_reason))}</Fact>
        <Fact label={t('Numero del caso')}>{case_number}</Fact>
        <Fact label={t('Data del caso')}>{case_date === null ? '' : showDay(case_date)}</Fact>
        <Fact label={t('Assegno per grandi invalidi')}>
          {helplessness === null
            ? t('Non noto')
            : [t(labelIn(helplessnessGrades, helplessness)), since].filter(Boolean).join(' ')}
        </Fact>
      </Facts>
    </div>
  )
}

function Order({ form: { prescription, kind, since } }: Props) {
  const { t } = useTranslation()
  const { transitional, services, indication, doctor, ordered_on } = prescription
  const isOrdered = services.some(({ ordered_by_doctor }) => ordered_by_doctor)
  return (
    <Card title={t('Prescrizione')}>
      <Facts>
        <Fact label={t('Tipo')}>
          {kind === 'end'
            ? t('Fine delle cure il {{day}}', { day: showDay(prescription.end) })
            : [t(labelIn(orderKinds, kind)), since && t('dal {{day}}', { day: showDay(todayIn(since)) })]
                .filter(Boolean)
                .join(' ')}
        </Fact>
        <Fact label={t('Genere di cure')}>{transitional ? t('Cure acute e transitorie') : ''}</Fact>
        <Fact label={t('Indicazione')}>{indicationWords(indication, t) || t('Non indicata')}</Fact>
        <Fact label={t('Validità')}>{periodWords(prescription)}</Fact>
        <Fact label={t('Prescrizione medica')}>
          {isOrdered ? t('con prescrizione medica') : t('senza prescrizione medica')}
        </Fact>
        <Fact label={t('Medico')}>{doctor ?? t('Non indicato')}</Fact>
        <DoctorNumberFacts prescription={prescription} />
        <Fact label={t('Data della prescrizione')}>{ordered_on === null ? '' : showDay(ordered_on)}</Fact>
      </Facts>
    </Card>
  )
}
