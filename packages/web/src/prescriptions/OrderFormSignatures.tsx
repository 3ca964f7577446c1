import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { useTranslation } from 'react-i18next'
import { Text } from '../ui/layout/Text.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { SignaturePlaces } from '../ui/page/SignaturePlaces.tsx'

type Props = { prescription: Prescription; nurse: string }

/** Where nurse, doctor and client sign: the doctor for what she orders, the client that her data go to the insurer. */
export function OrderFormSignatures({ prescription, nurse }: Props) {
  const { t } = useTranslation()
  const { doctor, signature, in_place_of, signed_on } = prescription
  const signed =
    signed_on !== null &&
    (signature
      ? [
          t('Firmato in Vicino il {{day}} da {{name}}', { day: showDay(signed_on), name: signature.name }),
          in_place_of !== null && t('In sostituzione di {{name}}', { name: in_place_of }),
        ]
          .filter(Boolean)
          .join('. ')
      : t('Firmato il {{day}}', { day: showDay(signed_on) }))
  const places = [
    { who: t('Cure infermieristiche'), name: nurse, says: t('Data e firma') },
    { who: t('Medico'), name: doctor ?? '', says: signed || t('Data, firma e timbro') },
    {
      who: t('Persona assicurata o chi la rappresenta'),
      name: '',
      says: t("Acconsento che questi dati vadano all'assicuratore. Data e firma"),
    },
  ]
  return (
    <>
      <SignaturePlaces places={places} />
      <Text as="p" tone="muted" size={15}>
        {t('Allegato: foglio di pianificazione. La diagnosi va a parte, e solo al medico di fiducia.')}
      </Text>
    </>
  )
}
