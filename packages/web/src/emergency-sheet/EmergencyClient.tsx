import { ageAt } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { genders } from '@vicino/domain/people/gender.ts'
import { languageNames } from '@vicino/domain/wire/languages.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { useDossier } from '../session/dossier.ts'
import { Text } from '../ui/layout/Text.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { CallLink } from '../ui/page/CallLink.tsx'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Card } from '../ui/page/Page.tsx'
import classes from './EmergencySheet.module.css'

/** Who it is and where to come: what is asked first on the telephone. How to get in stays off the paper. */
export function EmergencyClient() {
  const { t } = useTranslation()
  const { name, birthday, gender, address, phone, language, access_note } = useDossier().client
  const day = formatIn(spokenLanguage()).day(birthday)
  const age = t('{{day}}, {{count}} anni', { day, count: ageAt(birthday, useToday()) })
  return (
    <Card title={t('Chi e dove')}>
      <Facts>
        <Fact label={t('Cliente')}>
          <strong>{name}</strong>
        </Fact>
        <Fact label={t('Data di nascita')}>{`${age}, ${t(labelIn(genders, gender))}`}</Fact>
        <Fact label={t('Indirizzo')}>{address?.full_address ?? ''}</Fact>
        <Fact label={t('Telefono')}>{phone ? <CallLink phone={phone} /> : ''}</Fact>
        <Fact label={t('Lingua')}>{language ? languageNames[language] : ''}</Fact>
      </Facts>
      {access_note && (
        <p className={classes.access}>
          <Text tone="muted">{t("Accesso all'abitazione")}</Text> {access_note}
        </p>
      )}
    </Card>
  )
}
