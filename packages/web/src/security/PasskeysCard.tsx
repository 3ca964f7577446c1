import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { listPasskeys, type Passkey } from '@vicino/domain/sign-in/passkeys.contract.ts'
import { IconFingerprint, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from '../ui/Button.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Loaded } from '../calls/Loaded.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { LineSkeleton } from '../ui/page/Skeleton.tsx'
import { NewPasskeyForm } from './NewPasskeyForm.tsx'
import { passkeysCanBeMade } from './passkey-on-device.ts'
import { PasskeySheet } from './PasskeySheet.tsx'
import classes from './Security.module.css'

/** The passkeys by which one signs in with a finger or a face instead of the password. */
export function PasskeysCard() {
  const { t } = useTranslation()
  const read = useRead(listPasskeys, {})
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState<Passkey | null>(null)
  const stopAdding = (): void => setAdding(false)
  return (
    <Card title={t('Passkey')}>
      <p className={classes.words}>
        {t(
          "Si accede con l'impronta, il viso o il codice del dispositivo, senza password e senza codice di verifica.",
        )}
      </p>
      <Loaded read={read} skeleton={<LineSkeleton />}>
        {passkeys =>
          passkeys.length === 0 ? (
            <p className={classes.words}>{t('Ancora nessuna passkey')}</p>
          ) : (
            <PasskeyList passkeys={passkeys} onOpen={setOpened} />
          )
        }
      </Loaded>
      {passkeysCanBeMade() ? (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('Aggiungi una passkey')}
        </Button>
      ) : (
        <Notice>{t('Questo browser, o questo indirizzo, non permette di creare passkey.')}</Notice>
      )}
      <Sheet open={adding} onClose={stopAdding} title={t('Aggiungi una passkey')}>
        <NewPasskeyForm onClose={stopAdding} />
      </Sheet>
      {opened && <PasskeySheet passkey={opened} onClose={() => setOpened(null)} />}
    </Card>
  )
}

type ListProps = { passkeys: readonly Passkey[]; onOpen: (passkey: Passkey) => void }

function PasskeyList({ passkeys, onOpen }: ListProps) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  const since = (created: string | null): string =>
    created === null ? '' : t('Dal {{when}}', { when: format.day(todayIn(created)) })
  return (
    <div className={classes.listInCard}>
      <List label={t('Le sue passkey')}>
        {passkeys.map(passkey => (
          <Row
            key={passkey._id}
            start={<RowIcon icon={IconFingerprint} />}
            title={passkey.name || t('Passkey senza nome')}
            under={since(passkey.created_at)}
            end={<span>{t('Cambia')}</span>}
            onPress={() => onOpen(passkey)}
          />
        ))}
      </List>
    </div>
  )
}
