import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { getDosesToRecord } from '@vicino/domain/administrations/administrations.contract.ts'
import type { DoseToRecord } from '@vicino/domain/administrations/dose-to-record.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { nextDayOf } from '@vicino/domain/drugs/day-scheme.ts'
import { moments } from '@vicino/domain/drugs/drug-lists.ts'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import { DoseActions } from '../give/DoseActions.tsx'
import type { AskedDose } from '../give/use-giving.ts'
import { drugName } from '../bedside/bedside-words.ts'

type Props = {
  /** What was written around the day. */
  administrations: readonly Administration[]
  dossierId: string
  day: Day
}

/**
 * A dose that was really given and that the day does not show: one that stands on paper, or of a drug that had ended
 * or not begun. What may be chosen is what was ordered then, and it is held against what stands like any other.
 */
export function PaperDose({ administrations, dossierId, day }: Props) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const [asked, setAsked] = useState<AskedDose | null>(null)
  const { data: doses = [] } = useRead(getDosesToRecord, { params: { dossierId, day } })
  if (doses.length === 0) return null
  return (
    <div>
      <Button
        variant="subtle"
        leftSection={<IconFileText size={20} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        {t('Registra una dose da carta')}
      </Button>
      {choosing && (
        <ChooseDose
          doses={doses}
          administrations={administrations}
          dossierId={dossierId}
          day={day}
          onClose={() => setChoosing(false)}
          onChoose={dose => {
            setChoosing(false)
            setAsked(dose)
          }}
        />
      )}
      {asked && <DoseActions asked={asked} onPaper={() => setAsked(null)} answered late />}
    </div>
  )
}

/** When a dose was due, and that it was taken as needed. */
const places = [...moments, { value: 'as_needed', label: 'Al bisogno' }] as const
type Place = (typeof places)[number]['value']

const placeOf = ({ moment }: DoseToRecord): Place => moment ?? 'as_needed'

type ChooseProps = Props & {
  doses: readonly DoseToRecord[]
  onChoose: (asked: AskedDose) => void
  onClose: () => void
}

function ChooseDose({ doses, administrations, dossierId, day, onChoose, onClose }: ChooseProps) {
  const { t } = useTranslation()
  const [drugId, setDrugId] = useState<string | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const names = new Map(doses.map(({ drug }) => [drug._id, drugName(drug, t)]))
  const ofDrug = doses.filter(({ drug }) => drug._id === drugId)
  const ordered = places.filter(({ value }) => ofDrug.some(dose => placeOf(dose) === value))
  // A drug of one dose a day leaves nothing to choose.
  const chosen = ofDrug.length === 1 ? ofDrug[0] : ofDrug.find(dose => placeOf(dose) === place)
  return (
    <Sheet open onClose={onClose} title={t('Quale dose?')}>
      <Text as="p" tone="muted" size={15}>
        {t('Per una dose data davvero che qui manca: annotata su carta, o di un farmaco già finito.')}
      </Text>
      <Fields>
        <SelectField
          label={t('Farmaco')}
          required
          options={[...names].map(([value, label]) => ({ value, label }))}
          value={drugId}
          onChange={next => {
            setDrugId(next)
            setPlace(null)
          }}
        />
        {ordered.length > 1 && (
          <ChoiceChips label={t('Quando')} required options={ordered} value={place} onChange={setPlace} />
        )}
      </Fields>
      <SheetActions>
        <Button
          disabled={!chosen}
          onClick={() => {
            if (!chosen) return
            const { drug, moment, dose } = chosen
            const changeOn = drug.modality === 'TTS' ? nextDayOf(drug, day) : null
            const written = administrations.filter(given => given.drug._id === drug._id)
            onChoose({ dossierId, drug, day, moment, dose, changeOn, written })
          }}
        >
          {t('Avanti')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('Indietro')}
        </Button>
      </SheetActions>
    </Sheet>
  )
}
